/** Reads what authors wrote for other tools as they meant it. */
export {withChanges} from '../../src/content/other-tools/find-changes.js';
