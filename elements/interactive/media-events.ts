/** The events of videos and sounds. */
export const mediaEvents: readonly string[] = (
  'loadstart loadedmetadata loadeddata durationchange canplay canplaythrough ended pause play ' +
  'playing progress ratechange seeked seeking stalled suspend timeupdate volumechange waiting'
).split(' ');
