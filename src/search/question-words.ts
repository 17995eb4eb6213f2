/** Words of questions that say nothing about the subject; kept where there is nothing else. */
export const functionWords: ReadonlySet<string> = new Set(
  [
    'a an and are as at be by can do does for from has have how i if in is it its me much my of',
    'on or our should that the their them there these they this to we what when where which why',
    'will with you your',
    'das der die ein eine einen ich ist kann man mit und von wann warum was welche wie wo zu',
    'comment de des du est la le les pour que quel quelle un une',
    'como cual de del donde el en es la las los para por que un una',
  ].flatMap((line) => line.split(' ')),
);

/** Words of questions to any documentation; they count little beside those of the subject. */
export const askingWords: ReadonlySet<string> = new Set(
  [
    'add adding change changing custom customize customizing doc documentation get getting make',
    'making need own put set setting use using want',
  ].flatMap((line) => line.split(' ')),
);
