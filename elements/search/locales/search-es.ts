import type {SearchMessages} from './search-messages.js';

/** Spanish. */
export const messages: SearchMessages = {
  close: 'Cerrar',
  elsewhere: 'Mostrar resultados de otras versiones e idiomas ({0})',
  failedPages: 'No se pudieron leer {0} páginas.',
  keyClose: 'cerrar',
  keyMove: 'moverse',
  keyOpen: 'abrir',
  moreResults: 'Mostrar más resultados',
  noResults: 'No hay resultados para «{0}»',
  noResultsAdvice: 'Revise la ortografía o pruebe con menos palabras u otras distintas.',
  offline: 'No hay conexión. Se busca en las páginas guardadas.',
  oneResult: '1 resultado',
  progress: '{0} de {1} páginas leídas',
  readAll: 'Buscar en todas las páginas ({0} archivos)',
  recent: 'Búsquedas recientes',
  remove: 'Quitar «{0}»',
  results: '{0} resultados',
  search: 'Buscar',
  searchElsewhere: 'Buscar en otras versiones e idiomas',
  searchFor: 'Buscar «{0}»',
  suggestions: 'Sugerencias',
  tryAgain: 'Reintentar',
  unavailable: 'La búsqueda no está disponible en este momento.',
};
