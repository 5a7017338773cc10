/* What the command runs, as one module. */

export { importSite, TOOLS } from './importSite.ts';
export { printReport } from './printReport.ts';
