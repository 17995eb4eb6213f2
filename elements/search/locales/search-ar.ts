import type {SearchMessages} from './search-messages.js';

/** Arabic. */
export const messages: SearchMessages = {
  close: 'إغلاق',
  elsewhere: 'عرض النتائج من إصدارات ولغات أخرى ({0})',
  failedPages: 'صفحات تعذّرت قراءتها: {0}.',
  keyClose: 'إغلاق',
  keyMove: 'تنقّل',
  keyOpen: 'فتح',
  moreResults: 'عرض المزيد من النتائج',
  noResults: 'لا توجد نتائج لـ «{0}»',
  noResultsAdvice: 'تحقّق من الإملاء، أو استخدم كلمات أقل أو أخرى.',
  offline: 'أنت غير متصل. يشمل البحث الصفحات المحفوظة فقط.',
  oneResult: 'نتيجة واحدة',
  progress: 'قُرئت {0} من {1} صفحة',
  readAll: 'البحث في كل الصفحات (عدد الملفات: {0})',
  recent: 'عمليات البحث الأخيرة',
  remove: 'إزالة «{0}»',
  results: 'عدد النتائج: {0}',
  search: 'بحث',
  searchElsewhere: 'البحث في إصدارات ولغات أخرى',
  searchFor: 'البحث عن «{0}»',
  suggestions: 'اقتراحات',
  tryAgain: 'إعادة المحاولة',
  unavailable: 'البحث غير متاح حاليًا.',
};
