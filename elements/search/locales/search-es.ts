import type {SearchMessages} from './search-catalog.js';

/** Spanish. */
export const messages: SearchMessages = {
  '{0} of {1} pages read': '{0} de {1} páginas leídas',
  '{0} pages could not be read.': 'No se pudieron leer {0} páginas.',
  '{0} results': '{0} resultados',
  '1 result': '1 resultado',
  'Check the spelling, or try fewer or different words.':
    'Revise la ortografía o pruebe con menos palabras u otras distintas.',
  close: 'cerrar',
  Close: 'Cerrar',
  move: 'moverse',
  'No results for “{0}”': 'No hay resultados para «{0}»',
  open: 'abrir',
  'Recent searches': 'Búsquedas recientes',
  'Remove “{0}”': 'Quitar «{0}»',
  Search: 'Buscar',
  'Search all pages ({0} files)': 'Buscar en todas las páginas ({0} archivos)',
  'Search for “{0}”': 'Buscar «{0}»',
  'Search other versions and languages': 'Buscar en otras versiones e idiomas',
  'Show more results': 'Mostrar más resultados',
  'Show results from other versions and languages ({0})':
    'Mostrar resultados de otras versiones e idiomas ({0})',
  Suggestions: 'Sugerencias',
  'The search is not available at the moment.': 'La búsqueda no está disponible en este momento.',
  'Try again': 'Reintentar',
  'You are offline. Only saved pages are searched.':
    'No hay conexión. Se busca en las páginas guardadas.',
};
