/**
 * Properties that will have an effect and do not yet. A test fails as soon as one has: it must
 * leave this list.
 */
export const waiting = {older: [], newer: []};
