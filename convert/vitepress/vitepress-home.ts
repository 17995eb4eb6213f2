import {escaped} from '../../src/html/html.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import {componentHtml} from '../markdown/component-html.js';
import {readHtml} from '../markdown/html-tree.js';
import {markdownOfHtml} from '../markdown/markdown-of-html.js';
import {withoutTags} from '../markdown/token-text.js';
import {dataIn} from './vitepress-head.js';
import type {VitepressRoutes} from './vitepress-routes.js';

/** Where a home page is, and what is noted of it. */
export interface HomeContext {
  readonly file: string;
  readonly routes: VitepressRoutes;
  readonly leaveOut: (what: string, instead: string) => void;
}

type Data = Readonly<Record<string, unknown>>;

/** The beginning of a home page and its features, as the text of a page. */
export function homeText(head: string, context: HomeContext): string {
  const hero = heroHtml(dataOf(dataIn(head, 'hero')), context);
  const features = dataIn(head, 'features');
  const cards = Array.isArray(features)
    ? (features as readonly unknown[]).map((one) => featureHtml(dataOf(one), context))
    : [];
  const columns = cards.length % 3 === 0 || cards.length > 4 ? '3' : '2';
  const grid = cards.length > 0 ? componentHtml('CardGroup', {cols: columns}, cards.join('')) : '';
  const text = markdownOfHtml(readHtml(`<div class="${frame}">${hero}${grid}</div>`));
  return hero + grid === '' ? '' : text;
}

const frame = 'mx-auto max-w-5xl px-6 py-12';
const button = 'inline-block rounded-full px-5 py-2 no-underline';

function heroHtml(hero: Data, context: HomeContext): string {
  const {routes} = context;
  const [name, text, tagline] = [
    textIn(hero, 'name'),
    textIn(hero, 'text'),
    textIn(hero, 'tagline'),
  ];
  const title = [name, text].filter((part) => part !== '');
  const heading = title.length > 0 ? `<h1 class="text-5xl mb-4">${title.join('<br>')}</h1>` : '';
  const actions = Array.isArray(hero['actions']) ? (hero['actions'] as readonly unknown[]) : [];
  // A theme may show some without a text.
  const named = actions.map(dataOf).filter((action) => textIn(action, 'text').trim() !== '');
  const links = named.map((action) => {
    const isMain = (textIn(action, 'theme') || 'brand') === 'brand';
    const look = isMain ? `${button} bg-brand-500 text-white` : `${button} border`;
    const url = linkOf(textIn(action, 'link'), routes);
    return `<a href="${escaped(url)}" class="${look}">${textIn(action, 'text')}</a>`;
  });
  const row =
    links.length > 0 ? `<div class="flex flex-wrap gap-3 mb-12">${links.join('')}</div>` : '';
  const image = imageHtml(hero['image'], textIn(hero, 'name'), context);
  const below = tagline === '' ? '' : `<p class="text-xl mb-8">${tagline}</p>`;
  return [heading, below, row, image].join('');
}

/** Where a link leads; all begin at the root. */
function linkOf(link: string, routes: VitepressRoutes): string {
  return isExternalUrl(link) ? link : routes.link(`/${link.replace(/^[./]+/, '')}`, '');
}

/** An image of each mode, or one for both. */
function imageHtml(image: unknown, alt: string, {routes, file}: HomeContext): string {
  const data = typeof image === 'string' ? {src: image} : dataOf(image);
  const name = textIn(data, 'alt') || alt;
  const one = (source: string, look: string) => {
    const url = escaped(routes.asset(source, file));
    return source === '' ? '' : `<p><img src="${url}" alt="${escaped(name)}"${look}></p>`;
  };
  const [light, dark] = [textIn(data, 'light'), textIn(data, 'dark')];
  if (light === '' && dark === '') return one(textIn(data, 'src'), ' width="320"');
  return one(light, ' class="block dark:hidden"') + one(dark, ' class="hidden dark:block"');
}

function featureHtml(feature: Data, context: HomeContext): string {
  const {routes, file, leaveOut} = context;
  const [icon, title] = [feature['icon'], withoutTags(textIn(feature, 'title'))];
  const image =
    typeof icon === 'string' ? '' : textIn(dataOf(icon), 'src') || textIn(dataOf(icon), 'light');
  const isGraphic = typeof icon === 'string' && icon.trimStart().startsWith('<');
  if (isGraphic) leaveOut(`The icon of "${title}"`, 'Write it into a file, and name that as icon.');
  const isEmoji = typeof icon === 'string' && !isGraphic;
  const link = textIn(feature, 'link');
  const attributes = {
    title: isEmoji ? `${icon} ${title}` : title,
    ...(image !== '' && {icon: routes.asset(image, file)}),
    ...(link !== '' && {href: linkOf(link, routes)}),
    ...(textIn(feature, 'linkText') !== '' && {cta: textIn(feature, 'linkText')}),
  };
  return componentHtml('Card', attributes, textIn(feature, 'details'));
}

function dataOf(value: unknown): Data {
  return typeof value === 'object' && value !== null ? (value as Data) : {};
}

function textIn(data: Data, name: string): string {
  const value = Object.hasOwn(data, name) ? data[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
