import type {SearchMessages} from './search-catalog.js';

/** Portuguese. */
export const messages: SearchMessages = {
  '{0} of {1} pages read': '{0} de {1} páginas lidas',
  '{0} pages could not be read.': 'Não foi possível ler {0} páginas.',
  '{0} results': '{0} resultados',
  '1 result': '1 resultado',
  'Check the spelling, or try fewer or different words.':
    'Verifique a ortografia ou tente menos palavras ou outras palavras.',
  close: 'fechar',
  Close: 'Fechar',
  move: 'navegar',
  'No results for “{0}”': 'Nenhum resultado para “{0}”',
  open: 'abrir',
  'Recent searches': 'Buscas recentes',
  'Remove “{0}”': 'Remover “{0}”',
  Search: 'Buscar',
  'Search all pages ({0} files)': 'Buscar em todas as páginas ({0} arquivos)',
  'Search for “{0}”': 'Buscar “{0}”',
  'Search other versions and languages': 'Pesquisar em outras versões e idiomas',
  'Show more results': 'Mostrar mais resultados',
  'Show results from other versions and languages ({0})':
    'Mostrar resultados de outras versões e idiomas ({0})',
  Suggestions: 'Sugestões',
  'The search is not available at the moment.': 'A busca não está disponível no momento.',
  'Try again': 'Tentar novamente',
  'You are offline. Only saved pages are searched.':
    'Você está offline. A busca usa as páginas salvas.',
};
