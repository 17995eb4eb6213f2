/** Takes the clipboard's place until the current test ends; what is copied is added to the list. */
export function fakeClipboard(): {copied: string[]; restore: () => void} {
  const copied: string[] = [];
  const value = {writeText: (text: string) => Promise.resolve(void copied.push(text))};
  Object.defineProperty(navigator, 'clipboard', {value, configurable: true});
  return {copied, restore: () => Reflect.deleteProperty(navigator, 'clipboard')};
}
