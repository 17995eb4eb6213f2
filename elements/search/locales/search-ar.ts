import type {SearchMessages} from './search-catalog.js';

/** Arabic. */
export const messages: SearchMessages = {
  '{0} of {1} pages read': 'قُرئت {0} من {1} صفحة',
  '{0} pages could not be read.': 'صفحات تعذّرت قراءتها: {0}.',
  '{0} results': 'عدد النتائج: {0}',
  '1 result': 'نتيجة واحدة',
  'Check the spelling, or try fewer or different words.':
    'تحقّق من الإملاء، أو استخدم كلمات أقل أو أخرى.',
  close: 'إغلاق',
  Close: 'إغلاق',
  move: 'تنقّل',
  'No results for “{0}”': 'لا توجد نتائج لـ «{0}»',
  open: 'فتح',
  'Recent searches': 'عمليات البحث الأخيرة',
  'Remove “{0}”': 'إزالة «{0}»',
  Search: 'بحث',
  'Search all pages ({0} files)': 'البحث في كل الصفحات (عدد الملفات: {0})',
  'Search for “{0}”': 'البحث عن «{0}»',
  'Search other versions and languages': 'البحث في إصدارات ولغات أخرى',
  'Show more results': 'عرض المزيد من النتائج',
  'Show results from other versions and languages ({0})': 'عرض النتائج من إصدارات ولغات أخرى ({0})',
  Suggestions: 'اقتراحات',
  'The search is not available at the moment.': 'البحث غير متاح حاليًا.',
  'Try again': 'إعادة المحاولة',
  'You are offline. Only saved pages are searched.':
    'أنت غير متصل. يشمل البحث الصفحات المحفوظة فقط.',
};
