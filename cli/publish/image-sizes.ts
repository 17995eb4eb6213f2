import {imageSize} from 'image-size';
import {open} from 'node:fs/promises';
import {join} from 'node:path';
import type {ImageSize} from '../../src/html/image-size.js';

/** So many files are read at a time. */
const atOnce = 16;
/** The size of an image is within so many bytes of its beginning. */
const mostRead = 512 * 1024;

/**
 * The sizes of the images among the files of a folder, by their paths. Those of images that cannot
 * be read are not known.
 */
export async function imageSizes(
  folder: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, ImageSize>> {
  const images = files.filter((file) => /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(file));
  const sizes = new Map<string, ImageSize>();
  for (let at = 0; at < images.length; at += atOnce) {
    const some = images.slice(at, at + atOnce);
    const found = await Promise.all(some.map((file) => sizeOf(join(folder, file))));
    for (const [index, file] of some.entries()) {
      const size = found[index];
      if (size) sizes.set(file, size);
    }
  }
  return sizes;
}

async function sizeOf(file: string): Promise<ImageSize | undefined> {
  try {
    const start = await startOf(file);
    if (/\.svg$/i.test(file) && !hasOwnSize(start.toString('utf8'))) return undefined;
    const {width, height, orientation = 1} = imageSize(start);
    // A camera that was held upright: Exif 2.32, tag 274.
    return orientation > 4 ? {width: height, height: width} : {width, height};
  } catch {
    return undefined; // no image, or damaged
  }
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const {size} = await handle.stat();
    const {buffer, bytesRead} = await handle.read(Buffer.alloc(Math.min(size, mostRead)));
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Whether a drawing has a size in pixels: others are as wide as what they are in. */
function hasOwnSize(text: string): boolean {
  const [root = ''] = /<svg\b[^>]*>/i.exec(text) ?? [];
  return ['width', 'height'].every((name) =>
    new RegExp(`\\s${name}\\s*=\\s*["']\\s*[\\d.]+(?:px)?\\s*["']`, 'i').test(root),
  );
}
