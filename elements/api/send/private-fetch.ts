/** How requests are sent: without cookies and referrer, and no answer is stored. */
export const privately = {
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
} as const satisfies RequestInit;
