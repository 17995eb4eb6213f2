import type {SearchMessages} from './search-messages.js';

/** Japanese. */
export const messages: SearchMessages = {
  close: '閉じる',
  elsewhere: '他のバージョンと言語の結果を表示 ({0})',
  failedPages: '{0} ページを読み込めませんでした。',
  keyClose: '閉じる',
  keyMove: '移動',
  keyOpen: '開く',
  moreResults: '結果をさらに表示',
  noResults: '「{0}」に一致する結果はありません',
  noResultsAdvice: 'つづりを確認するか、言葉を減らすか変えてお試しください。',
  offline: 'オフラインです。保存済みのページを検索しています。',
  oneResult: '1 件の結果',
  progress: '{1} ページ中 {0} ページを読み込み済み',
  readAll: 'すべてのページを検索 ({0} ファイル)',
  recent: '最近の検索',
  remove: '「{0}」を削除',
  results: '{0} 件の結果',
  search: '検索',
  searchElsewhere: '他のバージョンと言語を検索',
  searchFor: '「{0}」を検索',
  suggestions: 'おすすめ',
  tryAgain: '再試行',
  unavailable: '現在、検索を利用できません。',
};
