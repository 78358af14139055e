export { JudgeManager as judgeManagement } from '.'
