import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {acme} from '../harness/acme.mjs';
import {openAuthorsSite as openSite} from '../harness/open-site.mjs';

const withConfig = (config) => ({...acme, 'docs.json': config});
/** Without it, what appears in a shadow root is found only when the document changes as well. */
const seen = {visible: true};

describe('a site with mistakes', () => {
  it('says where docs.json was looked for', async (t) => {
    const site = await openSite(t, {files: withConfig(undefined)});
    await site.says('This site has no configuration');
    await site.says(`${site.server.url}docs.json`);
  });

  it('says in which line and column docs.json cannot be read', async (t) => {
    const site = await openSite(t, {
      files: withConfig('{\n  "name": "Acme",\n  "navigation" []\n}\n'),
    });
    await site.says('docs.json:3:16');
  });

  it('opens in spite of a missing comma, and says where it is missing', async (t) => {
    const config = JSON.stringify(acme['docs.json'], null, 2).replace(/("name": "[^"]*"),/, '$1');
    const site = await openSite(t, {files: withConfig(config)});
    await site.shown('introduction');
    await (await site.page.waitForSelector('>>> docs-problems >>> summary', seen)).click();
    await site.says('docs.json:3:3');
  });

  it('goes on without what has a wrong type', async (t) => {
    const config = {...acme['docs.json'], colors: {primary: 7}, versions: 'all', tabs: [null, 3]};
    const site = await openSite(t, {files: withConfig(config)});
    await site.shown('introduction');
    await openProblems(site);
  });

  it('takes names such as __proto__ as ordinary ones', async (t) => {
    const config =
      '{"name": "Acme", "__proto__": {"x": 1}, "constructor": 1, "navigation": [{"group": ' +
      '"constructor", "pages": ["introduction"]}]}';
    const site = await openSite(t, {files: withConfig(config)});
    await site.shown('introduction');
    assert.equal(await site.page.evaluate(() => 'x' in {}), false);
  });

  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    it(`has an ordinary page of the name ${name}, with everything on it called so`, async (t) => {
      const files = {
        'docs.json': {name: 'Acme', navigation: ['introduction', name], colors: {primary: name}},
        'introduction.md': 'The first page.',
        [`${name}.mdx`]:
          `---\n${name}: ${name}\nicon: ${name}\ntitle: A ${name}\n---\n\n` +
          `<${name}>Inside</${name}> {${name}} &${name}; [link](${name}#${name}) $\\${name}$\n\n` +
          `\`\`\`${name} ${name} icon="${name}"\ncode\n\`\`\`\n\n> [!${name}]\n> Quote\n\n` +
          `<Card title="Card" icon="${name}" iconType="${name}" ${name}="x" type="${name}">` +
          `In</Card>\n\n<p class="${name}" style={{${name}: 1}} ${name}="x">Text</p>\n\nThe end.\n`,
      };
      const site = await openSite(t, {files, route: `?${name}=${name}#/introduction`});
      await site.shown('introduction');
      await site.goTo(`#/${name}`);
      await site.shown(name);
      await site.says('The end.');
      await site.settled();
      assert.match(await site.page.$eval('docs-site', (one) => one.innerText), /Inside/);
      // Once more, now that the browser knows the file.
      await site.page.reload();
      await site.says('The end.');
      const buttons = '>>> docs-feedback >>> [part~="rate"][aria-pressed="true"]';
      assert.equal(await site.page.$(buttons), null);
    });
  }

  it('shows what comes before ten thousand nested lists', async (t) => {
    const deep = `${'['.repeat(10_000)}"x"${']'.repeat(10_000)}`;
    const config = `{"name": "Acme", "navigation": ["introduction", ${deep}], "logo": ${deep}}`;
    const site = await openSite(t, {files: withConfig(config)});
    await site.shown('introduction');
    await site.page.waitForSelector('>>> docs-problems >>> summary', seen);
  });

  it('contains the files that it refers to, and says what is wrong in them', async (t) => {
    const config = {
      name: 'Acme',
      navigation: {tabs: [{$ref: './config/guides.json'}, {$ref: './config/none.json'}]},
    };
    const guides =
      '{\n  "tab": "Guides", // mine\n  "pages": ["introduction", "hidden"],\n  "icn": 1}';
    const files = {...withConfig(config), 'config/guides.json': guides};
    const site = await openSite(t, {files, route: '#/hidden'});
    await site.shown('hidden');
    await site.find('link', 'Guides');
    await (await site.page.waitForSelector('>>> docs-problems >>> summary', seen)).click();
    await site.says('config/guides.json:4:3 /icn');
    await site.says('config/none.json');
    assert.ok(site.requests.some((url) => url.endsWith('/config/none.json')));
  });

  it('leaves the button that leads back to the title free', async (t) => {
    const long = `[Gone](/gone)\n\n${'A paragraph.\n\n'.repeat(300)}`;
    const files = {...acme, 'long.mdx': long, 'wide.mdx': `---\nmode: wide\n---\n\n${long}`};
    const site = await openSite(t, {files, route: '#/long'});
    await site.shown('long');
    const places = [];
    for (const width of [390, 1000, 1440, 1441]) {
      if (width === 1441) {
        await site.open('#/wide');
        await site.shown('wide');
      }
      await site.page.setViewport({width, height: 800});
      await site.page.evaluate(() => scrollTo(0, 4000));
      const problems = await site.page.waitForSelector('>>> docs-problems >>> summary', seen);
      const button = await site.page.waitForSelector('>>> docs-reading-aids >>> [part=top]', seen);
      await site.settled();
      const {x, y, width: w, height: h} = await problems.boundingBox();
      const box = await button.boundingBox();
      const isFree =
        box.x >= x + w || box.x + box.width <= x || box.y >= y + h || box.y + box.height <= y;
      if (!isFree) places.push(width);
    }
    assert.deepEqual(places, []);
  });

  it('keeps the entry of a page without a file, which says what was looked for', async (t) => {
    const site = await openSite(t, {files: acme});
    await site.shown('introduction');
    await site.click('link', 'Lost');
    await site.says('lost.mdx');
    await site.says('lost.md');
    await site.click('link', 'Third page');
    await site.shown('guides/third');
  });

  it('names the nearest pages where there is none', async (t) => {
    const site = await openSite(t, {files: acme, route: '#/guides/secnod', isAuthors: false});
    await site.says('guides/secnod');
    await site.page.waitForSelector('docs-site li a[href="#/guides/second"]');
    const text = await site.page.$eval('docs-site article', (page) => page.textContent);
    assert.ok(!text.includes('secnod.mdx'), 'names of files are for authors');
  });

  it('shows a page with broken frontmatter and recovers its title', async (t) => {
    const broken =
      '---\ntitle: Introduction\ndescription: "never closed\nicon: [\n---\n\nThe text is here.\n';
    const site = await openSite(t, {files: {...acme, 'introduction.md': broken}});
    await site.shown('introduction');
    await site.says('The text is here.');
    const heading = await site.page.$eval('docs-site h1', ({textContent}) => textContent.trim());
    assert.equal(heading, 'Introduction');
  });

  it('shows files that are not UTF-8, and says so with file and line', async (t) => {
    const config = JSON.stringify({...acme['docs.json'], name: 'Café'}, null, 1);
    const site = await openSite(t, {
      files: {
        ...withConfig(Buffer.from(config, 'latin1')),
        'introduction.md': Buffer.from('# Introduction\n\nA naïve text.\n', 'latin1'),
        'guides/second.md': Buffer.from('\ufeff# Second page\n\nA naïve text.\n', 'utf16le'),
      },
    });
    await site.shown('introduction');
    await site.says('A na\ufffdve text.');
    await (await site.page.waitForSelector('>>> docs-problems >>> summary', seen)).click();
    await site.says('introduction.md:3');
    await site.says('docs.json:2:');
    await site.goTo('#/guides/second');
    await site.shown('guides/second');
    await site.says('A naïve text.');
    await site.says('guides/second.md:1');
  });

  it('takes the index page a host answers for what is missing as missing', async (t) => {
    const site = await openSite(t, {files: acme, fallback: true});
    await site.shown('introduction');
    await site.says('Welcome to');
    await site.goTo('#/lost');
    await site.says('lost.md');
    await site.goTo('#/guides/third');
    await site.says('The third text.');
  });

  it('takes the index page a host answers for docs.json as missing', async (t) => {
    const site = await openSite(t, {files: withConfig(undefined), fallback: true});
    await site.says('docs.json');
    assert.equal(await site.page.$('docs-site[data-path]'), null);
  });
});

describe('a problem of the author', () => {
  it('of a diagram is shown to them, with its line, and its source to readers', async (t) => {
    const diagrams = ['A --> B', 'A --> --> B'].map(
      (line) => `\`\`\`mermaid\ngraph TD\n  ${line}\n\`\`\`\n`,
    );
    const files = {...acme, 'introduction.md': `# Diagrams\n\n${diagrams.join('\n')}`};
    for (const isPublished of [false, true]) {
      const site = await openSite(t, {files, isAuthors: !isPublished});
      await site.shown('introduction');
      await site.page.waitForSelector('>>> docs-diagram >>> svg .node');
      await site.page.waitForSelector('>>> docs-diagram >>> docs-code');
      if (!isPublished) await site.says('introduction.md:10');
      const message = await site.page.$('>>> docs-diagram >>> [part=message]');
      assert.equal(message === null, isPublished);
    }
  });

  const files = withConfig({...acme['docs.json'], colors: {primary: 7}});

  it('is not shown to the readers of a published site', async (t) => {
    const site = await openSite(t, {files, isAuthors: false});
    await site.shown('introduction');
    await site.page.waitForNetworkIdle();
    assert.equal(await site.page.$('::-p-text(colors.primary)'), null);
  });

  it('is shown there to readers who request the problems', async (t) => {
    const site = await openSite(t, {files, isAuthors: false, route: '?problems'});
    await site.shown('introduction');
    await openProblems(site);
  });

  it('is shown on their own machine', async (t) => {
    const site = await openSite(t, {files});
    await site.shown('introduction');
    await openProblems(site);
  });
});

describe('the files that were looked for when a page is missing', () => {
  for (const [whom, isPublished, search, areNamed] of [
    ['authors on their own machine', false, '', true],
    ['readers of a published site who request the problems', true, '?problems', true],
    ['other readers', true, '', false],
  ]) {
    it(`are ${areNamed ? '' : 'not '}named to ${whom}`, async (t) => {
      const site = await openSite(t, {
        files: acme,
        isAuthors: !isPublished,
        route: `${search}#/nothing`,
      });
      await site.says('Page not found');
      const named = await site.page.$$eval('docs-site [part="looked-for"] code', (files) =>
        files.map(({textContent}) => textContent),
      );
      assert.equal(named.includes('nothing.mdx'), areNamed);
    });
  }
});

describe('why a site cannot be opened', () => {
  for (const [whom, isPublished, search, isSaid] of [
    ['authors on their own machine', false, '', true],
    ['readers of a published site who request the problems', true, '?problems', true],
    ['other readers', true, '', false],
  ]) {
    it(`is ${isSaid ? '' : 'not '}said to ${whom}`, async (t) => {
      const files = {...acme, 'docs.json': '{"name"'};
      const site = await openSite(t, {files, isAuthors: !isPublished, route: search});
      await site.says('This site could not be opened');
      await site.says('Try again');
      const text = await site.page.$eval('docs-site', ({innerText}) => innerText);
      assert.equal(text.includes('docs.json'), isSaid, text);
    });
  }
});

describe('a network that fails', () => {
  // Only a file of the site is lost: if parts of the bundle were, too, the page might load itself
  // again before it is told to.
  it('is reported with a way to try again, for a page', async (t) => {
    const site = await openSite(t, {files: acme});
    await site.shown('introduction');
    site.network.answerWith(losing('hidden.'));
    await site.goTo('#/hidden');
    await site.find('button', 'Try again');
    site.network.answerWith(losing());
    await site.click('button', 'Try again');
    await site.shown('hidden');
    await site.says('The hidden text.');
  });

  it('is reported with a way to try again, for the whole site', async (t) => {
    const site = await openSite(t, {files: acme, held: ['docs.json']});
    site.network.answerWith(losing('docs.json'));
    site.network.release('docs.json');
    await site.find('button', 'Try again');
    await site.says('docs.json');
    assert.equal(await site.page.$('docs-site[data-path]'), null);
    site.network.answerWith(losing());
    await site.click('button', 'Try again');
    await site.shown('introduction');
  });

  it('is asked again by itself where the host is busy for a moment', async (t) => {
    const site = await openSite(t, {files: acme, held: ['docs.json']});
    const busy = {'docs.json': 2, 'introduction.md': 1};
    site.network.answerWith((path, response) => {
      if (!(busy[path] > 0)) return false;
      busy[path] -= 1;
      response.writeHead(503, {'retry-after': '0'}).end('Busy');
      return true;
    });
    site.network.release('docs.json');
    await site.shown('introduction');
    assert.deepEqual(busy, {'docs.json': 0, 'introduction.md': 0});
  });

  it('is used again as soon as the browser is online', async (t) => {
    const site = await openSite(t, {files: acme, held: ['docs.json']});
    site.network.answerWith(losing('docs.json'));
    site.network.release('docs.json');
    await site.find('button', 'Try again');
    // The page that is opened offline is also read to check its links, before the network is lost.
    site.network.answerWith(losing('hidden.'));
    // The site reloads the document if a late part of it failed to load while offline.
    await site.settled();
    await site.page.setOfflineMode(true);
    await site.page.setOfflineMode(false);
    await site.shown('introduction');
    await site.settled();
    await site.page.setOfflineMode(true);
    await site.goTo('#/hidden');
    await site.find('button', 'Try again');
    site.network.answerWith(losing());
    await site.page.setOfflineMode(false);
    await site.shown('hidden');
  });

  it('shows a page that a sign-in page has hidden before', async (t) => {
    const isThird = (path) => path.startsWith('guides/third');
    // It is also read for its label, when the browser is idle.
    const site = await openSite(t, {files: acme, held: isThird});
    await site.shown('introduction');
    site.network.answerWith((path, response) => {
      if (!isThird(path)) return false;
      response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html>Sign in');
      return true;
    });
    site.network.releaseAll();
    await site.goTo('#/guides/third');
    await site.says('Page not found');
    site.network.answerWith(losing());
    await site.goTo('#/introduction');
    await site.shown('introduction');
    await site.goTo('#/guides/third');
    await site.says('The third text.');
  });

  it('never lets a late page win', async (t) => {
    const site = await openSite(t, {files: acme, held: ['guides/second.md']});
    await site.shown('introduction');
    await site.goTo('#/guides/second');
    await site.network.asked('guides/second.md');
    await site.goTo('#/guides/third');
    await site.shown('guides/third');
    const late = site.page
      .waitForResponse((response) => response.url().endsWith('second.md'))
      .catch(() => {});
    site.network.release('guides/second.md');
    await late;
    await site.goTo('#/hidden');
    await site.shown('hidden');
    await site.goBack();
    await site.shown('guides/third');
    await site.says('The third text.');
  });
});

/** Opens the list of problems, which names the property that is wrong. */
async function openProblems(site) {
  await (await site.page.waitForSelector('>>> docs-problems >>> summary', seen)).click();
  await site.page.waitForSelector('::-p-text(primary)', {visible: true});
}

/** Ends the connection for files whose path starts so; for none without a path. */
function losing(start) {
  return (path, response) => {
    const isLost = start !== undefined && path.startsWith(start);
    if (isLost) response.destroy();
    return isLost;
  };
}
