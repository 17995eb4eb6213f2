/** A piece of a URL: text, or a parameter with its braces. */
export interface UrlPiece {
  readonly text: string;
  readonly isParameter: boolean;
}

/** A segment begins at a slash, but not at those of `https://` or inside a parameter. */
const segment = /\/?(?:\{[^{}]*\}|[^/]|\/(?=\/|$)|(?<=\/)\/)+/g;

/**
 * The segments of a URL or of a path template. Lines break between them: browsers differ in where
 * else they break a URL.
 */
export function urlSegments(url: string): readonly (readonly UrlPiece[])[] {
  return (url.match(segment) ?? []).map((one) =>
    one
      .split(/(\{[^{}]*\})/)
      .filter(Boolean)
      .map((text) => ({text, isParameter: text.startsWith('{')})),
  );
}
