/** Why a file in the folder of a site is not part of the site. */
export type LeftOut = 'private' | 'ignored' | 'outside';

/** The same as a sentence. */
export const leftOutReasons: Readonly<Record<LeftOut, string>> = {
  private:
    'Files and folders whose names begin with a dot, and folders such as node_modules, are not ' +
    'part of a site.',
  ignored: 'It is left out by .mintignore or its defaults.',
  outside:
    'It is a link that leads out of the repository of the site, ' +
    'or to a file that is not part of the site.',
};
