import {templates as badge} from '../components/badge/templates.js';
import {templates as callouts} from '../components/callouts/templates.js';
import {templates as cards} from '../components/cards/templates.js';
import {templates as colors} from '../components/colors/templates.js';
import {templates as accordions} from '../components/disclosures/templates.js';
import {templates as fields} from '../components/fields/templates.js';
import {templates as panel} from '../components/rail/templates.js';
import {templates as steps} from '../components/steps/templates.js';
import {templates as tiles} from '../components/tiles/templates.js';
import {templates as update} from '../components/update/templates.js';
import type {Template, Templates} from '../components/templates.js';
import {siteCatalog} from '../locales/site-catalog.js';
import {anchorUrl, type ElementComponent, type ElementHtml} from '../../src/html/html-context.js';
import {joined} from '../../src/html/html.js';
import {isInlineNode} from '../../src/content/inline-nodes.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import type {Target} from '../../src/shared/urls.js';
import {fromPeers} from './from-peers.js';
import {writeTemplate} from './write-template.js';

const templates: Templates<ElementComponent> = {
  ...badge,
  ...callouts,
  ...cards,
  ...accordions,
  ...colors,
  ParamField: fields.ParamField,
  ResponseField: fields.ResponseField,
  ...panel,
  ...steps,
  ...tiles,
  ...update,
};

/** The HTML of a component: what its element shows, written as HTML. */
export const elementHtml: ElementHtml = (node, context, place) => {
  // Name and attributes of a node belong together; the compiler loses that when it looks the
  // template up.
  const template = templates[node.name] as Template<never>;
  siteCatalog.initial = {localize: context.localize};
  const images = new Map<string, Target>();
  const view = template(node.attributes, context.renderNodes(node.children, node), {
    links: recordingImages(context.links, images),
    anchorUrl: ({id}) => anchorUrl(id, context),
    renderNodes: (nodes) => context.renderNodes(nodes),
  });
  const imageSize = (src: string) => {
    const target = images.get(src);
    return target && context.imageSize(target);
  };
  const html = writeTemplate(view, {...context, imageSize}, fromPeers(node, place, context));
  return isInlineNode(node) ? html : joined([html, '\n']);
};

/** The same links, which note where the URLs of files lead. */
function recordingImages(links: SiteLinks, images: Map<string, Target>): SiteLinks {
  return {
    ...links,
    src: (target) => {
      const src = links.src(target);
      if (src !== undefined) images.set(src, target);
      return src;
    },
  };
}
