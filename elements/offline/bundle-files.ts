import {assetUrl} from '../shared/running-script.js';

/** What only some sites use, by what their pages contain. */
const rare: readonly (readonly [file: RegExp, page: RegExp])[] = [
  [/^chunks\/[^/]+\/(?:mermaid\/|draw-diagram)/, /(?:```|~~~)+\s*mermaid|<Mermaid/],
  [/^chunks\/[^/]+\/draw-formula/, /\$|\\\(|<Math|katex/],
  // Only authors see problems.
  [/^chunks\/[^/]+\/validate/, /(?!)/],
];

/** The URLs of our script and its parts, as far as a site with these texts needs them. */
export async function bundleFiles(
  texts: Iterable<string>,
  request: typeof fetch,
): Promise<readonly string[]> {
  const response = await request(assetUrl('files.json'));
  // The build writes this file, so its type is known.
  const files = response.ok ? ((await response.json()) as string[]) : [];
  const all = [...texts];
  const unused = rare.flatMap(([file, page]) =>
    all.some((text) => page.test(text)) ? [] : [file],
  );
  return files.filter((path) => !unused.some((file) => file.test(path))).map(assetUrl);
}
