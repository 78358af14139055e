// Whole passwords that guessing lists begin with and that still satisfy the composition rules of section 5.
const COMMON = new Set(
  `password1! password1@ password@1 password@123 password123! p@ssw0rd p@ssw0rd1 p@ssw0rd! p@ssw0rd123 p@ssword1 passw0rd!
  passw0rd@1 pa$$w0rd pa$$word1 admin@123 admin@1234 admin@12345 admin@123456 admin123! admin1234! admin@2024 admin@2025
  admin@2026 admin123@ administrator1! root@123 root@1234 root123! test@123 test@1234 test123! user@123 user@1234 guest@123
  abc@123 abc@1234 abc@12345 abc123! abcd@1234 abcd1234! abc123456! a123456! a123456@ a12345678! aa123456! aa123456@
  aa@123456 aa12345! qwerty@123 qwerty123! qwer@1234 qwer1234! 1qaz@wsx 1qaz!qaz 1qaz2wsx! 1q2w3e4r! 1q2w3e4r@ zaq1@wsx
  welcome@1 welcome1! welcome@123 welcome123! changeme1! change@123 iloveyou1! hello@123 hello123! letmein1! monkey123!
  china@123 china123! beijing@123 jiaoyu@123 xuexiao@123 school@123 teacher@123 student@123 edu@1234 huawei@123 wang@123
  summer@2025 summer@2026 spring@2026 winter@2025 autumn@2026`.split(/\s+/),
)

/** Is this one of the passwords that are guessed first? Compared whole: `Aa1@aaaa` is none of them. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
