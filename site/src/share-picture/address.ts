/** Where the share picture of a page lies. `path` is the page's own address. */
export function sharePictureAddress(path: string): string {
  return `/share/${sharePictureName(path)}.png`;
}

/** `/` is `home`, `/blog/mttr` is `blog-mttr`. */
export function sharePictureName(path: string): string {
  return path === "/" ? "home" : path.replace(/^\/|\/$/g, "").replaceAll("/", "-");
}

/** Pixels. What every network shows large, uncropped. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
