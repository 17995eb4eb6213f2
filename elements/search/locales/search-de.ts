import type {SearchMessages} from './search-messages.js';

/** German. */
export const messages: SearchMessages = {
  close: 'Schließen',
  elsewhere: 'Ergebnisse aus anderen Versionen und Sprachen anzeigen ({0})',
  failedPages: '{0} Seiten konnten nicht gelesen werden.',
  keyClose: 'schließen',
  keyMove: 'auswählen',
  keyOpen: 'öffnen',
  moreResults: 'Weitere Ergebnisse anzeigen',
  noResults: 'Keine Ergebnisse für „{0}“',
  noResultsAdvice:
    'Prüfen Sie die Schreibweise, oder versuchen Sie es mit weniger oder anderen Wörtern.',
  offline: 'Sie sind offline. Durchsucht werden die gespeicherten Seiten.',
  oneResult: '1 Ergebnis',
  progress: '{0} von {1} Seiten gelesen',
  readAll: 'Alle Seiten durchsuchen ({0} Dateien)',
  recent: 'Letzte Suchen',
  remove: '„{0}“ entfernen',
  results: '{0} Ergebnisse',
  search: 'Suche',
  searchElsewhere: 'In anderen Versionen und Sprachen suchen',
  searchFor: 'Nach „{0}“ suchen',
  suggestions: 'Vorschläge',
  tryAgain: 'Erneut versuchen',
  unavailable: 'Die Suche ist zurzeit nicht verfügbar.',
};
