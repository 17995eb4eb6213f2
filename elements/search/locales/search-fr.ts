import type {SearchMessages} from './search-catalog.js';

/** French. */
export const messages: SearchMessages = {
  '{0} of {1} pages read': '{0} pages lues sur {1}',
  '{0} pages could not be read.': '{0} pages n’ont pas pu être lues.',
  '{0} results': '{0} résultats',
  '1 result': '1 résultat',
  'Check the spelling, or try fewer or different words.':
    'Vérifiez l’orthographe, ou essayez avec moins de mots ou d’autres mots.',
  close: 'fermer',
  Close: 'Fermer',
  move: 'naviguer',
  'No results for “{0}”': 'Aucun résultat pour « {0} »',
  open: 'ouvrir',
  'Recent searches': 'Recherches récentes',
  'Remove “{0}”': 'Supprimer « {0} »',
  Search: 'Rechercher',
  'Search all pages ({0} files)': 'Rechercher dans toutes les pages ({0} fichiers)',
  'Search for “{0}”': 'Rechercher « {0} »',
  'Search other versions and languages': 'Chercher dans d’autres versions et langues',
  'Show more results': 'Afficher plus de résultats',
  'Show results from other versions and languages ({0})':
    'Afficher les résultats d’autres versions et langues ({0})',
  Suggestions: 'Suggestions',
  'The search is not available at the moment.': 'La recherche n’est pas disponible pour le moment.',
  'Try again': 'Réessayer',
  'You are offline. Only saved pages are searched.':
    'Vous êtes hors ligne. La recherche porte sur les pages enregistrées.',
};
