/**
 * Lists say of each dictionary entry, stage and subject whether it is in use, so that its deletion is not offered. These
 * indexes find the first use, or that there is none, without reading the people and grades of a province.
 */
export const usageIndexes = `
create index user_teacher_duty on user_teacher (user_duty_type);
create index user_stage_garde on user_stage (garde_id);
create index user_stage_subject_course on user_stage_subject (garde_id, course_id);
create index school_grade_garde on school_grade (garde_id);
create index school_grade_name on school_grade (name);
`
