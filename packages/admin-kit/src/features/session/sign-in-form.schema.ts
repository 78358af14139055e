import * as z from 'zod/mini'

/** What the sign-in form holds. The server judges name and password; here only emptiness is refused. */
export function signInSchema(needsCaptcha: boolean) {
  return z.object({
    username: z.string().check(z.minLength(1, 'session.usernameRequired')),
    password: z.string().check(z.minLength(1, 'session.passwordRequired')),
    captchaCode: needsCaptcha ? z.string().check(z.minLength(1, 'session.captchaRequired')) : z.string(),
    isRemembered: z.boolean(),
  })
}

/** Values of the sign-in form. */
export type SignInValues = z.infer<ReturnType<typeof signInSchema>>
