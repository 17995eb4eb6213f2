import type {ModeChoice} from '../../src/theme/mode.js';
import type {Message} from '../locales/messages.js';

const names: Readonly<Record<ModeChoice, Message>> = {
  light: ['light', 'Light'],
  dark: ['dark', 'Dark'],
  system: ['system', 'System'],
};

/** What readers see for a mode. */
export function modeName(mode: ModeChoice): Message {
  return names[mode];
}
