export { ImportWizard, type ImportWizardProps } from './import-wizard'
