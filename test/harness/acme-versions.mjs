/**
 * The files of a deployment of a site, which says its number in its name and on each page. The page
 * `more` is not in the navigation: nothing requests it before a reader opens it, or saves the site.
 */
export const version = (number) => ({
  'docs.json': {
    name: `Acme ${number}`,
    navigation: [{group: 'Start', pages: ['introduction', 'guides/second', 'guides/third']}],
  },
  'introduction.md': `# Introduction\n\nWelcome to version ${number}.\n\n[More](/more)\n`,
  'guides/second.md': `# Second\n\nThe second page of version ${number}.\n`,
  'guides/third.md': `# Third\n\nThe third page of version ${number}.\n\n<Tip>A tip.</Tip>\n`,
  'more.md': `# More\n\nMore of version ${number}.\n`,
});

/** What a reader sees of a deployment: the version in the site's name, and the one in the page. */
export const seen = ({page}) =>
  page.evaluate(() => {
    const site = document.querySelector('docs-site');
    const name = document.title.replace(/.*Acme /, '');
    return [name, /version (\d)/.exec(site.textContent)?.[1]];
  });
