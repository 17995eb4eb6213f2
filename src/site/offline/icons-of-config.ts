import {readContextual} from '../../config/read/contextual.js';
import {iconsIn, platformsIn} from '../../config/read/icons-in.js';
import {textsIn} from '../../config/read/texts-in.js';
import type {SiteConfig} from '../../config/site-config.js';
import {readIcon, type Icon} from '../../shared/icon.js';
import {optionIcon} from '../page-actions.js';
import {repositoryAt} from '../repository-name.js';
import {platformIcon, unknownPlatformIcon} from '../social-account.js';

/**
 * The icons that a configuration may show: those that it names, and those of the actions of pages,
 * of the platforms of accounts, and of the hosts of repositories.
 */
export function iconsOfConfig(config: SiteConfig): readonly (Icon | undefined)[] {
  return [
    config.topAnchor.icon,
    ...iconsIn(config),
    ...readContextual(config).map(optionIcon),
    ...platformsIn(config).map(platformIcon),
    unknownPlatformIcon,
    ...textsIn(config).map((text) => readIcon(repositoryAt(text).brand)),
  ];
}
