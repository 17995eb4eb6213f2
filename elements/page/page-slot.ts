import {guard} from 'lit/directives/guard.js';
import {keyed} from 'lit/directives/keyed.js';
import type {Localize} from '../locales/localize-controller.js';
import {failedSite, pageTemplate, skeleton} from './page-templates.js';
import type {SiteController} from '../site/site-controller.js';

/** What stands where the page does: the page, what is there instead of it, or bars until it is there. */
export function pageSlot(site: SiteController, say: Localize): unknown {
  const {state, links, labels, path, view, session} = site;
  const retry = () => site.retry();
  if (state.phase === 'failed') return failedSite(state.diagnostics, {retry, say});
  if (state.phase === 'booting' || links === undefined) return skeleton(say);
  const {config} = state.site;
  const group = view?.trail.at(-1) ?? '';
  const eyebrow = (view && session?.dress?.eyebrow(config, view, path, links)) ?? group;
  const loadText = (file: string) => session?.reader.loader.text(file);
  const renderers = session?.renderers ?? {};
  const around = {links, labels, config, eyebrow, loadText, retry, say, renderers};
  // Labels that arrive one by one concern the page only where it lists other pages.
  const reasons = [state.page, links, group, say, state.page.phase === 'missing' && labels];
  // Without the key a tab chosen on one page would stay chosen on the next: equal templates keep their elements.
  return keyed(
    path,
    guard(reasons, () => pageTemplate(state.page, around)),
  );
}
