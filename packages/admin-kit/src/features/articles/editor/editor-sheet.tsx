import { LateSheet } from '../../../late-sheets/late-sheet'
import rules from './editor.late.css?inline'

/** The look of the editor and of texts under review. */
export const EditorSheet = () => <LateSheet rules={rules} />
