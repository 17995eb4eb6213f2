/** The files of a small site without mistakes. */
export const acme = {
  'docs.json': {
    name: 'Acme',
    navigation: [
      {group: 'Start', pages: ['introduction', 'guides/second']},
      {group: 'More', pages: ['guides/third', 'lost']},
    ],
  },
  'introduction.md': `---
title: Introduction
description: What Acme is.
---

Welcome to **Acme**. Go on with [the second page](/guides/second).

## First heading

<Note>Mind the gap.</Note>
`,
  'guides/second.md': `---
title: Second page
description: What comes second.
---

The second text.

${Array.from({length: 60}, (_, index) => `Paragraph ${index}.`).join('\n\n')}

## Far below

The end of the second text.
`,
  'guides/third.md': `---
title: Third page
---

The third text.
`,
  'hidden.md': `---
title: Hidden page
---

The hidden text.
`,
};
