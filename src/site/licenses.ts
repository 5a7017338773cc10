import { groupBy } from './groupBy.ts';

/** A package whose code or declarations a site's files contain. */
export interface PackageLicense {
  name: string;
  version: string;
  /** SPDX identifier, such as `MIT`. */
  license: string;
  /** Texts that the license requires copies to include; empty if the package has none. */
  text: string;
}

/**
 * Groups packages by their license text, in the order of the first package of each group. The names of a group include
 * versions: `react 19.3.1, react-dom 19.3.1`.
 */
export function licenseGroups(packages: PackageLicense[]) {
  const groups = groupBy(packages, ({ license, text }) => `${license}\n${text}`);
  return [...groups.values()].map((members) => {
    const [{ license, text }] = members;
    const names = members.map(({ name, version }) => `${name} ${version}`).join(', ');
    return { names, license, text };
  });
}

/** Prints all licenses as plain text, for the file that accompanies copies of the site. */
export function licensesText(packages: PackageLicense[]): string {
  const line = '-'.repeat(80);
  const parts = licenseGroups(packages).map(
    ({ names, license, text }) => `${names}\nLicense: ${license}\n\n${text}\n`,
  );
  return [`The files of this site contain code from these packages.\n`, ...parts].join(
    `\n${line}\n\n`,
  );
}
