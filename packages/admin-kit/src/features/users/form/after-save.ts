// What rarely follows a save, in one file: each of its own would weigh more than it saves.
export { PasswordList } from '../bulk/password-list'
export { UserConflictSection } from './user-conflict-section'
