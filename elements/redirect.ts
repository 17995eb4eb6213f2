/*
 * The script of a published page that has moved: opens the new one at the same place. A redirect of
 * HTML alone would lose the query and the hash of the URL.
 */
const {to = ''} = document.currentScript?.dataset ?? {};
const target = new URL(to, location.href);
target.search ||= location.search;
target.hash ||= location.hash;
location.replace(target.href);

export {};
