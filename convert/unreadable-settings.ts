/** The settings of a site cannot be read, and no site can be made without them. */
export class UnreadableSettings extends Error {
  override readonly name = 'UnreadableSettings';
}
