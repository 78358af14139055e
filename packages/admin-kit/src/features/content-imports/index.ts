export { ContentImportWizard, type ContentImportWizardProps } from './content-import-wizard'
