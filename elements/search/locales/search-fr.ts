import type {SearchMessages} from './search-messages.js';

/** French. */
export const messages: SearchMessages = {
  close: 'Fermer',
  elsewhere: 'Afficher les résultats d’autres versions et langues ({0})',
  failedPages: '{0} pages n’ont pas pu être lues.',
  keyClose: 'fermer',
  keyMove: 'naviguer',
  keyOpen: 'ouvrir',
  moreResults: 'Afficher plus de résultats',
  noResults: 'Aucun résultat pour «\u00a0{0}\u00a0»',
  noResultsAdvice: 'Vérifiez l’orthographe, ou essayez avec moins de mots ou d’autres mots.',
  offline: 'Vous êtes hors ligne. La recherche porte sur les pages enregistrées.',
  oneResult: '1 résultat',
  progress: '{0} pages lues sur {1}',
  readAll: 'Rechercher dans toutes les pages ({0} fichiers)',
  recent: 'Recherches récentes',
  remove: 'Supprimer «\u00a0{0}\u00a0»',
  results: '{0} résultats',
  search: 'Rechercher',
  searchElsewhere: 'Chercher dans d’autres versions et langues',
  searchFor: 'Rechercher «\u00a0{0}\u00a0»',
  suggestions: 'Suggestions',
  tryAgain: 'Réessayer',
  unavailable: 'La recherche n’est pas disponible pour le moment.',
};
