/** German. Its keys are the messages: `search-texts.ts`. */
export const messages = {
  '{0} of {1} pages read': '{0} von {1} Seiten gelesen',
  '{0} pages could not be read.': '{0} Seiten konnten nicht gelesen werden.',
  '{0} results': '{0} Ergebnisse',
  '1 result': '1 Ergebnis',
  'Check the spelling, or try fewer or different words.':
    'Prüfen Sie die Schreibweise, oder versuchen Sie es mit weniger oder anderen Wörtern.',
  close: 'schließen',
  Close: 'Schließen',
  move: 'auswählen',
  'No results for “{0}”': 'Keine Ergebnisse für „{0}“',
  open: 'öffnen',
  'Recent searches': 'Letzte Suchen',
  'Remove “{0}”': '„{0}“ entfernen',
  Search: 'Suche',
  'Search all pages ({0} files)': 'Alle Seiten durchsuchen ({0} Dateien)',
  'Search for “{0}”': 'Nach „{0}“ suchen',
  'Search other versions and languages': 'In anderen Versionen und Sprachen suchen',
  'Show more results': 'Weitere Ergebnisse anzeigen',
  'Show results from other versions and languages ({0})':
    'Ergebnisse aus anderen Versionen und Sprachen anzeigen ({0})',
  Suggestions: 'Vorschläge',
  'The search is not available at the moment.': 'Die Suche ist zurzeit nicht verfügbar.',
  'Try again': 'Erneut versuchen',
  'You are offline. Only saved pages are searched.':
    'Sie sind offline. Durchsucht werden die gespeicherten Seiten.',
};
