import type {SearchMessages} from './search-messages.js';

/** Portuguese. */
export const messages: SearchMessages = {
  close: 'Fechar',
  elsewhere: 'Mostrar resultados de outras versões e idiomas ({0})',
  failedPages: 'Não foi possível ler {0} páginas.',
  keyClose: 'fechar',
  keyMove: 'navegar',
  keyOpen: 'abrir',
  moreResults: 'Mostrar mais resultados',
  noResults: 'Nenhum resultado para “{0}”',
  noResultsAdvice: 'Verifique a ortografia ou tente menos palavras ou outras palavras.',
  offline: 'Você está offline. A busca usa as páginas salvas.',
  oneResult: '1 resultado',
  progress: '{0} de {1} páginas lidas',
  readAll: 'Buscar em todas as páginas ({0} arquivos)',
  recent: 'Buscas recentes',
  remove: 'Remover “{0}”',
  results: '{0} resultados',
  search: 'Buscar',
  searchElsewhere: 'Pesquisar em outras versões e idiomas',
  searchFor: 'Buscar “{0}”',
  suggestions: 'Sugestões',
  tryAgain: 'Tentar novamente',
  unavailable: 'A busca não está disponível no momento.',
};
