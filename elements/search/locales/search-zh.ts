import type {SearchMessages} from './search-catalog.js';

/** Chinese. */
export const messages: SearchMessages = {
  '{0} of {1} pages read': '已读取 {0} / {1} 个页面',
  '{0} pages could not be read.': '有 {0} 个页面无法读取。',
  '{0} results': '{0} 条结果',
  '1 result': '1 条结果',
  'Check the spelling, or try fewer or different words.': '请检查拼写，或减少、更换搜索词。',
  close: '关闭',
  Close: '关闭',
  move: '移动',
  'No results for “{0}”': '没有与“{0}”匹配的结果',
  open: '打开',
  'Recent searches': '最近搜索',
  'Remove “{0}”': '移除“{0}”',
  Search: '搜索',
  'Search all pages ({0} files)': '搜索所有页面（{0} 个文件）',
  'Search for “{0}”': '搜索“{0}”',
  'Search other versions and languages': '搜索其他版本和语言',
  'Show more results': '显示更多结果',
  'Show results from other versions and languages ({0})': '显示其他版本和语言的结果（{0}）',
  Suggestions: '建议',
  'The search is not available at the moment.': '搜索目前不可用。',
  'Try again': '重试',
  'You are offline. Only saved pages are searched.': '您已离线，仅搜索已保存的页面。',
};
