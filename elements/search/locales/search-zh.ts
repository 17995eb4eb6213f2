import type {SearchMessages} from './search-messages.js';

/** Chinese. */
export const messages: SearchMessages = {
  close: '关闭',
  elsewhere: '显示其他版本和语言的结果（{0}）',
  failedPages: '有 {0} 个页面无法读取。',
  keyClose: '关闭',
  keyMove: '移动',
  keyOpen: '打开',
  moreResults: '显示更多结果',
  noResults: '没有与“{0}”匹配的结果',
  noResultsAdvice: '请检查拼写，或减少、更换搜索词。',
  offline: '您已离线，仅搜索已保存的页面。',
  oneResult: '1 条结果',
  progress: '已读取 {0} / {1} 个页面',
  readAll: '搜索所有页面（{0} 个文件）',
  recent: '最近搜索',
  remove: '移除“{0}”',
  results: '{0} 条结果',
  search: '搜索',
  searchElsewhere: '搜索其他版本和语言',
  searchFor: '搜索“{0}”',
  suggestions: '建议',
  tryAgain: '重试',
  unavailable: '搜索目前不可用。',
};
