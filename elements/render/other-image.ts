/** Shows the other image of an `<img>` that could not be loaded, from its `data-otherwise`. */
export function showOtherImage({currentTarget}: Event): void {
  const image = currentTarget as HTMLImageElement; // listens at its own element
  const otherwise = image.dataset['otherwise'];
  if (otherwise === undefined) return;
  delete image.dataset['otherwise'];
  image.src = otherwise;
}
