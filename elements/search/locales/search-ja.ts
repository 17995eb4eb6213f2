import type {SearchMessages} from './search-catalog.js';

/** Japanese. */
export const messages: SearchMessages = {
  '{0} of {1} pages read': '{1} ページ中 {0} ページを読み込み済み',
  '{0} pages could not be read.': '{0} ページを読み込めませんでした。',
  '{0} results': '{0} 件の結果',
  '1 result': '1 件の結果',
  'Check the spelling, or try fewer or different words.':
    'つづりを確認するか、言葉を減らすか変えてお試しください。',
  close: '閉じる',
  Close: '閉じる',
  move: '移動',
  'No results for “{0}”': '「{0}」に一致する結果はありません',
  open: '開く',
  'Recent searches': '最近の検索',
  'Remove “{0}”': '「{0}」を削除',
  Search: '検索',
  'Search all pages ({0} files)': 'すべてのページを検索 ({0} ファイル)',
  'Search for “{0}”': '「{0}」を検索',
  'Search other versions and languages': '他のバージョンと言語を検索',
  'Show more results': '結果をさらに表示',
  'Show results from other versions and languages ({0})': '他のバージョンと言語の結果を表示 ({0})',
  Suggestions: 'おすすめ',
  'The search is not available at the moment.': '現在、検索を利用できません。',
  'Try again': '再試行',
  'You are offline. Only saved pages are searched.':
    'オフラインです。保存済みのページを検索しています。',
};
