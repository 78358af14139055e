// Generated from openapi.yaml by `npm run generate`.
export interface paths {
    "/api/auth/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A captcha picture */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A proof of work for the next attempt to sign in
         * @description Where the sign-in responds CAPTCHA_REQUIRED, a client finds the number below `numbers` for which PBKDF2 (SHA-256, the phrase as the password, these iterations, the decimal number as the salt, 16 bytes) is the target in base64url, and signs in with `captchaId` and the number as `captchaCode`. It needs no eyes and no ears. It counts once, for this name and network, and becomes more expensive with their failures. A captcha picture is accepted as well, a few times for each network.
         */
        post: operations["getSignInChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/locks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names and networks that cannot sign in freely
         * @description Locked names of users in the caller's scope. Networks, and names without an account, are listed for callers whose scope is everything.
         */
        get: operations["listSignInLocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/liftLock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a name or a network sign in again
         * @description A name is unlocked in all networks. Networks, and names without an account, need a scope of everything; to others they are not found.
         */
        post: operations["liftSignInLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/publicKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public key for password encryption
         * @description Section 7: optional RSA encryption of passwords when a public key is set.
         */
        get: operations["getPublicKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description The refusal is the same for an unknown name, a wrong password, a disabled and a locked account.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the refresh token
         * @description The refresh token rotates; using an old one again ends every session of that sign-in.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/checkUsername": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is a login name free
         * @description Taken are the names of accounts and of requests that wait for a decision.
         */
        get: operations["checkUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/registerPolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who may register, and the texts to agree to
         * @description Texts come in the language of the request; a consent names the version that was read.
         */
        get: operations["getRegisterPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an account
         * @description Needs a solved challenge of `/api/auth/challenge` for the login name. The organization, or the nearest one above it that has an administrator, decides. A child under `guardianAge` needs a guardian and the consent to the rules for children. Whether an identity number is known is shown to those who decide only.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/registerState": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a request for an account is */
        get: operations["getRegisterState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for a forgotten password
         * @description Needs a solved challenge of `/api/auth/challenge` for the login name. The response is the same whether the name is known or not. Known ones get a code by mail, once a minute and five times a day; children under 14 get none: their school or guardian helps.
         */
        post: operations["startForgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the code of a forgotten password
         * @description Five tries within five minutes; after them a new code is needed.
         */
        post: operations["verifyForgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the new password
         * @description The ticket has to be verified; it is good once, for five minutes. All sessions of the account end.
         */
        post: operations["resetForgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's sessions */
        get: operations["getOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of the caller's sessions */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Active sessions of users in the caller's scope
         * @description The super account and holders of roles 1 and 2 are not in it, except for the super account.
         */
        post: operations["queryPageSessionList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/kick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End sessions of users in the caller's scope
         * @description All of them or none; the tokens are worthless at once.
         */
        post: operations["kickSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workgroup/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Workgroups in the caller's scope */
        post: operations["queryPageWorkgroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workgroup/getWorkgroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One workgroup with its present members */
        get: operations["getWorkgroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workgroup/getMembers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members of a workgroup, present and former
         * @description Experts of a judge_group are shown to holders of wg:member only.
         */
        get: operations["getWorkgroupMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workgroup/insertOrUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or update a workgroup
         * @description Without an id a group is added (wg:add), with one it is changed (wg:edit). Absent members stay; members that differ need wg:member and are people in scope. Exactly one of them is the leader.
         */
        post: operations["insertOrUpdateWorkgroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workgroup/dissolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dissolve a workgroup or restore it
         * @description A dissolved group leaves the portal at once; its members and texts stay, so that it can be restored.
         */
        post: operations["dissolveWorkgroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workgroup/queryPagePeople": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * People who can be members of a workgroup
         * @description Adults with an active account in the caller's scope; orgId narrows them to the branch of an organization.
         */
        post: operations["queryPageWorkgroupPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appVersion/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Releases of the apps */
        post: operations["queryPageAppVersions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appVersion/insertOrUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or update a release
         * @description Without an id a draft is added (app:version:add), with one it is changed (app:version:edit). Once published, platform, version, build and address stay; a withdrawn release is read-only.
         */
        post: operations["insertOrUpdateAppVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appVersion/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a release
         * @description Devices are offered it from the next check on, as far as its rollout goes.
         */
        post: operations["publishAppVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appVersion/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a release
         * @description It is offered no more; devices that have it stay on it.
         */
        post: operations["withdrawAppVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appVersion/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The release that a device is offered
         * @description The highest published build above the installed one whose rollout includes the device, which a stable hash of its id decides; a device below the oldest supported build is always included. Notes come in the language of the request.
         */
        get: operations["checkAppVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/queryPageMyList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Messages to the caller */
        post: operations["queryPageMyNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark messages as read
         * @description All messages to the caller without ids.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/deleteOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove messages from the list of the caller
         * @description Other recipients keep theirs.
         */
        post: operations["deleteOwnNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages are unread */
        get: operations["countUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description To people by name, and to a group: those with one of the roles in one of the areas or organisations, where an empty list is no condition. Those who do not manage every area name areas or organisations. A dry run counts the recipients and sends nothing; it needs no title and no text.
         */
        post: operations["sendNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/queryPageSentList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Messages that the caller has sent */
        post: operations["queryPageSentNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a scheduled message
         * @description Before it is sent, by its sender.
         */
        post: operations["withdrawNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consent/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Consents of guardians
         * @description About children in the scope of the caller.
         */
        post: operations["queryPageConsents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/security/getPolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The security policy in force, with proposed changes */
        get: operations["getSecurityPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/security/proposePolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose a change of the security policy
         * @description Another person puts it in force; one proposal at a time.
         */
        post: operations["proposeSecurityPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/security/approvePolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a proposed change
         * @description Approved or declined by a person with sys:policy:approve other than its proposer; withdrawn by its proposer.
         */
        post: operations["decideSecurityPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/currentUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/getUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A user */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/getStudentInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A student with parents */
        get: operations["getStudentInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/getTeacherInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A teacher with the managed class */
        get: operations["getTeacherInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/insertOrUpdateUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create or update a user */
        post: operations["insertOrUpdateUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/insertOrUpdateStudentInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create or update a student and the parents */
        post: operations["insertOrUpdateStudentInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/insertOrUpdateTeacherInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create or update a teacher and the managed class */
        post: operations["insertOrUpdateTeacherInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/queryPageUserInfoList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Users by filter, a page at a time */
        post: operations["queryPageUserInfoList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/getUserDetailSelfInfoByUserId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own detail */
        get: operations["getUserDetailSelf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/deleteUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete users */
        post: operations["deleteUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/restoreUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted user
         * @description Within ten minutes, by the one who deleted; all of them or none.
         */
        post: operations["restoreUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/updateState": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enable or disable a user */
        post: operations["updateUserState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/changeMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many users at once
         * @description Each person is changed or refused on their own; those refused come back with the reason. The state needs sys:user:state, the organisation sys:user:edit, roles sys:user:assignRole.
         */
        post: operations["changeUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes that wait for a second person
         * @description One's own requests. Those who confirm (the super account, administrators of security and of the audit) also see the requests of others, except those about themselves.
         */
        get: operations["listConfirmations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm or decline a request of another person
         * @description For the super account and the administrators of security and of the audit; never for the requester, nor for the person whom it concerns, to whom it is not found. A confirmation is used once, by the requester, before it expires.
         */
        post: operations["decideConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a password
         * @description Makes a one-time password, never a fixed default, which must be changed at the next sign-in. With a mail server and a mailbox of its owner it is sent there; otherwise it is returned, to be shown once.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlock a user after failed sign-ins */
        post: operations["unlockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one personal value in full
         * @description The purpose is written to the personal-data log together with the result. Identity and enrolment numbers of children under 14 need a second person's approval and are refused. A person reads 100 values within 24 hours at most.
         */
        post: operations["revealUserField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo/cscpUserPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change one’s own password */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cscpUserDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save one’s own detail
         * @description Members that are read only are accepted, never written, and logged when they differ.
         */
        put: operations["updateUserDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cscpUserPasswordRule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Password rule in words */
        get: operations["getPasswordRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/exportExcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export by an address
         * @description The same as the POST form, for links (section 7: GET or POST). columns is a comma list.
         */
        get: operations["exportExcelByAddress"];
        put?: never;
        /**
         * Export a list as xlsx
         * @description The whole filtered list within the scope. Up to 10,000 rows come at once, more as the result of a background task.
         */
        post: operations["exportExcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{kind}/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Template of an import
         * @description Headings and one example row; a second sheet lists the allowed values.
         */
        get: operations["getImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{kind}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a file and stores its rows for a later commit
         * @description Nothing is written to the data yet. More than 1,000 rows are checked in the background: state is checking and taskId names the task.
         */
        post: operations["checkImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{kind}/job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of an import
         * @description Polled while the state is checking or committing.
         */
        get: operations["getImportJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{kind}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rows of an import, a page at a time */
        get: operations["getImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{kind}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invalid rows as a file to correct
         * @description The same columns as the file, each row with its reasons at the end; the mended file can be sent again.
         */
        get: operations["getImportErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{kind}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores the rows of a checked import
         * @description all refuses as long as one row breaks a rule; validOnly leaves such rows out. Large imports go on in the background: state is committing.
         */
        post: operations["commitImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{kind}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes an import
         * @description Within 24 hours. Removes what was created and restores what was updated, as long as nothing has changed since; names what stays.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/queryPageTaskList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller's background tasks, newest first */
        post: operations["queryPageTaskList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/getTask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One background task */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops a background task
         * @description A task that has ended stays as it is. What an import has stored until then can be undone.
         */
        post: operations["cancelTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Runs a failed or cancelled task again */
        post: operations["retryTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The result file of a background task
         * @description Only for its owner, for 24 hours.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dic/getCscpDicList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries of a dictionary */
        get: operations["getDictionaryEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dic/getDicBundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries of several dictionaries in one call */
        get: operations["getDictionaryBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dic/getDicTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dictionary types with their number of entries */
        get: operations["getDictionaryTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dic/queryPageDicList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dictionary entries, disabled ones included */
        post: operations["queryPageDictionaryList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dic/insertOrUpdateDic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or update a dictionary entry
         * @description Type 9 is the grade dictionary and follows its own rules (section 5); it needs dict:grade:edit, every other type dict:edit.
         */
        post: operations["insertOrUpdateDictionary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dic/deleteDic/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a dictionary entry
         * @description Refused while people carry its value; it can be disabled instead.
         */
        delete: operations["deleteDictionary"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/area/getAllAreaList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All areas */
        get: operations["getAllAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/area/getAreaListByParentCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Children of an area */
        get: operations["getAreaChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/area/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search areas by name or code */
        get: operations["searchAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/area/getAreaUsage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records that a deletion would affect */
        get: operations["getAreaUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/area/insertAreaInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an area */
        post: operations["insertArea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/area/updateAreaInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update an area
         * @description The code is fixed; another parentCode moves the branch.
         */
        post: operations["updateArea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/area/deleteAreaInfoByCode/{areaCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an area and everything below */
        delete: operations["deleteArea"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/area/updateDicState": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enable or disable an area */
        post: operations["updateAreaStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/area/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put the children of an area in a new order */
        post: operations["reorderAreas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/queryPageSchoolList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Organisations, a page at a time
         * @description Section 9: fetched with pageSize 9000.
         */
        post: operations["queryPageSchoolList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/getSchoolInfoListByParentId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Children of an organisation */
        get: operations["getSchoolChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/searchPublicSchool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schools by name and area, for those who register
         * @description Schools and teaching-research institutes, id and name only, at most 20.
         */
        post: operations["searchPublicSchools"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/searchSchool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search organisations */
        post: operations["searchSchools"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/getPath": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An organisation with its ancestors */
        get: operations["getSchoolPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/getSchoolUsage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records that depend on an organisation
         * @description Called before a deletion, so that the confirmation can name the consequence.
         */
        get: operations["getSchoolUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/insertOrUpdateSchool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or update an organisation
         * @description Without an id it is added below orgId (school:add), with one it is changed (school:edit); another orgId moves it with everything below.
         */
        post: operations["insertOrUpdateSchool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/deleteSchoolById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an organisation
         * @description Refused while organisations, people or grades belong to it.
         */
        delete: operations["deleteSchool"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a school into another one
         * @description People, grades, classes, organisations below, articles, sites and records of the first school move to the second; the first disappears, and its page on the portal leads to the second. A dry run reports what would move and changes nothing.
         */
        post: operations["mergeSchools"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schoolGrade/promote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the grades of schools up by one year
         * @description By the graduation and promotion settings of the grade dictionary. A dry run counts and changes nothing; otherwise a background task moves the grades. A school is promoted once in a school year.
         */
        post: operations["promoteGrades"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schoolGrade/getPromotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions whose schools are all in scope
         * @description The newest first, at most 20.
         */
        get: operations["listPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schoolGrade/undoPromote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a promotion
         * @description Restores names and graduation of the grades, and removes the entry grades that the promotion added. Refused while one of these has members, and while a later promotion of the same schools stands.
         */
        post: operations["undoPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schoolGrade/getSchoolGradeListBySchoolId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Grades of a school */
        get: operations["getSchoolGrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schoolClass/getClassInfoList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Classes of a grade */
        get: operations["getClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schoolClass/getGradeAndClassList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Grades of a school with their classes */
        get: operations["getGradesAndClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/garde/getAllTGardeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Grade stages with their subjects */
        get: operations["getStages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/garde/getGradeCascader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stages and subjects for a cascader */
        get: operations["getStageCascader"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/garde/insertOrUpdateGarde": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or update a stage
         * @description A code that is in use stays as it is.
         */
        post: operations["insertOrUpdateStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/garde/deleteGarde/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a stage
         * @description Refused while subjects, grades or people belong to it.
         */
        delete: operations["deleteStage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/garde/insertOrUpdateSubject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or update a subject of a stage
         * @description A subject is known by its stage and its code, joined by a hyphen, since one code may be taught in several stages.
         */
        post: operations["insertOrUpdateSubject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/garde/deleteSubject/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a subject of a stage
         * @description Refused while people teach it.
         */
        delete: operations["deleteSubject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cscpRolessByCriteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles
         * @description Section 6: only the super account sees roles 1 and 2.
         */
        get: operations["getRoleOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/roleFigures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members and data scope of the roles
         * @description Members are the people of the caller's data scope who hold the role. Only the super account sees roles 1 and 2.
         */
        get: operations["getRoleFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cscpRoless/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A role */
        get: operations["getRole"];
        put?: never;
        post?: never;
        /** Delete a role */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cscpRoless": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update a role */
        put: operations["updateRole"];
        /** Create a role */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/menu/queryByRoleId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Menus with the selection of a role */
        post: operations["queryMenusByRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/menu/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the menus of a role */
        post: operations["saveRoleMenus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cscpMenus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Menu items of the signed-in user
         * @description Section 6: menus, routes and button codes.
         */
        get: operations["getMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cscpMenus/getAllMenus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All menu items, for the menu editor */
        get: operations["getAllMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cscpMenus/insertOrUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change a menu item
         * @description Without an id an item is added at the end of its parent. The type and the code of an item that roles have cannot be changed: that would hand out other rights.
         */
        post: operations["insertOrUpdateMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cscpMenus/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a menu item */
        post: operations["moveMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cscpMenus/lint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Faults of the menu */
        get: operations["lintMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cscpMenus/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The menu as a document
         * @description Names instead of ids, so that another server can take it over by `import`.
         */
        get: operations["exportMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cscpMenus/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a menu document
         * @description Items are known by their names. What is not there is added, what is there is changed in its place, nothing is deleted. All of it or nothing.
         */
        post: operations["importMenus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cscpMenus/previewAsRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The menu as a role sees it */
        post: operations["previewMenuAsRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cscpMenus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a menu item
         * @description Refused with their number while others stand below it. Only who has an item may delete it.
         */
        delete: operations["deleteMenu"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsSites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sites */
        get: operations["getSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsSites/getSite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One site */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsSites/insertOrUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or update a site
         * @description Without an id a site is added (cms:site:add) for an area in scope; with one a site given to the caller is changed (cms:site:edit).
         */
        post: operations["insertOrUpdateSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsSites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a site
         * @description Refused while columns, articles or roles belong to it.
         */
        delete: operations["deleteSite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsSites/{id}/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blocks of a site's front page
         * @description All blocks that it can have: those that the site has arranged in their order, then the others, switched off.
         */
        get: operations["getSiteBlocks"];
        put?: never;
        /**
         * Arrange the blocks of a site's front page
         * @description The blocks in their new order, each kind once. What a block announces apart from its title and rows stays as it is.
         */
        post: operations["saveSiteBlocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsArticle/queryPageArticleList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Articles of the sites given to the caller, in every state
         * @description Counts are those of all tabs under the same conditions. A published article with a correction at work is counted as published and by the state of the correction.
         */
        post: operations["queryPageManagedArticles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsArticle/getArticle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One article for its editor or reviewer
         * @description Shows the newest revision. Addresses of files in the text have a key that is good for ten minutes.
         */
        get: operations["getManagedArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsArticle/insertOrUpdateArticle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an article, or save its newest revision
         * @description Without an id an article is added (cms:article:add); with one it is saved (cms:article:edit, version required). Saving takes the lock; an article locked by someone else is refused. The text is sanitised. What visitors read changes when the revision is approved.
         */
        post: operations["insertOrUpdateArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsArticle/submitReview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an article for review
         * @description Goes to the first level that the column demands; without levels it is approved at once.
         */
        post: operations["submitArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsArticle/withdrawSubmission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a submission
         * @description By one of its authors, until the first reviewer has decided; it is a draft again.
         */
        post: operations["withdrawSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsArticle/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass or return a submitted article
         * @description The level’s own code is needed. No person reviews a text of their own, nor two levels of the same revision.
         */
        post: operations["reviewArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsArticle/changeArticles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish, withdraw, move, pin, recommend, delete or restore articles
         * @description publish, pin and recommend need cms:article:publish, offline cms:article:offline, move cms:article:edit, delete and restore cms:article:delete. Each article changes in a transaction of its own; those that cannot change are named with the reason.
         */
        post: operations["changeArticles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsArticle/getRevisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Revisions of an article, the newest first */
        get: operations["getArticleRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsArticle/getRevision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One revision with its text */
        get: operations["getArticleRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsArticle/restoreRevision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an earlier revision the newest
         * @description The earlier text becomes a new revision at work; no revision is lost.
         */
        post: operations["restoreArticleRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsArticle/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take or renew the edit lock of an article
         * @description Returns who holds the lock afterwards. A lock lasts two minutes. With isTakeOver it is taken from whom it belongs to; their saves are refused from then on.
         */
        post: operations["lockArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsArticle/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release the edit lock */
        post: operations["unlockArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsArticle/createPreviewLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link that shows the newest revision to an outsider
         * @description Good for 24 hours and for this revision alone; search engines are told not to list it.
         */
        post: operations["createArticlePreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsArticle/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a text before it is submitted
         * @description Sensitive words, frequent typos, pictures without a description, order of headings, ID and phone numbers (masked), links inside the site that lead nowhere, links without text.
         */
        post: operations["checkArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/getPreviewDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The revision that a preview link shows */
        get: operations["getArticlePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsColumn/getColumnTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Columns of a site, hidden ones included
         * @description Parents before their children, siblings in order.
         */
        get: operations["getManagedColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsColumn/insertOrUpdateColumn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a column, or change one
         * @description Without an id a column is added at the end of its parent (cms:column:add); with one it is changed where it is (cms:column:edit). At most four levels; codes are unique in a site.
         */
        post: operations["insertOrUpdateColumn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsColumn/moveColumn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a column with all below it */
        post: operations["moveColumn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsColumn/mergeColumn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a column into another of the same site
         * @description Articles move, the merged column is deleted, and its code leads to the other one. Refused while columns are below it.
         */
        post: operations["mergeColumn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cmsColumn/deleteColumnById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a column that nothing belongs to */
        delete: operations["deleteColumn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/findUserSiteIdList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sites of a role */
        get: operations["getRoleSiteIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userSiteRelations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the sites of a role */
        post: operations["saveRoleSites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/queryPageLoginLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attempts to sign in and ends of sessions
         * @description Only auditors see addresses in full.
         */
        post: operations["queryPageLoginLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/queryPageOperationLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes
         * @description Personal values in a difference are keyed hashes. Only auditors see addresses in full.
         */
        post: operations["queryPageOperationLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/queryPagePiiLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log of personal values shown in full */
        post: operations["queryPagePiiLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/verifyChain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the chain of hashes of a log
         * @description Each row carries a keyed hash of itself, its number and the row before, so a changed, added, moved or missing row breaks the chain from there on. The end of the log is compared with what was anchored outside the database. Long logs are checked in steps. A log needs the code that lists it.
         */
        get: operations["verifyLogChain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/getAdminHome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for the signed-in person
         * @description Everything is the caller's own, or what their codes and data scope open: a kind of thing to do without its code is left out, and recent records that the caller may no longer list are, too.
         */
        get: operations["getAdminHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/getSignInTrend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People who signed in by day
         * @description Of the people in the caller's data scope. A count below 5 is null, because it would say something about single persons; days without any are 0.
         */
        get: operations["getSignInTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/getDataOverview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users, schools, content and sign-ins by area and month
         * @description Of the caller's data scope, or of one area within it; an area out of the scope is not found. Counts of people below 5 are null, and with a single one the next smallest of its column.
         */
        get: operations["getDataOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/screen/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the large screen shows
         * @description Of the caller's data scope, with the last 30 days. Counts of people below 5 are null. What was published lately is public: titles alone.
         */
        get: operations["getScreenOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/getSiteInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The site */
        get: operations["getSiteInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/getColumnTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Columns of the site */
        get: operations["getColumnTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/getHome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Content of the front page */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/queryPageArticleList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Articles of a column
         * @description A column for signed-in readers returns 401 without a token.
         */
        post: operations["queryPageArticleList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles of a column, cacheable */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/articleChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Filter values of an article list
         * @description Only organisations and areas with articles that this reader may read in the column and those below it.
         */
        get: operations["getArticleChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/getContentDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item of content */
        get: operations["getContentDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/getSites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published sites of the region */
        get: operations["getPortalSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Areas right below the area of a site, to narrow lists by
         * @description Those that are enabled, in display order; none for a site without an area.
         */
        get: operations["listPortalAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stages with their subjects, for list filters */
        get: operations["listPortalSubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/disclosures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Disclosed documents with their index */
        get: operations["listDisclosures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Projects */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/preschool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles of a column of early childhood
         * @description As articles, narrowed by what belongs to early childhood; policies come with their interpretations.
         */
        get: operations["listPreschool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/expertAnswers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions of parents with the experts' replies */
        get: operations["listExpertAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/schools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** School profiles */
        get: operations["listSchoolProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/principals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Principal profiles */
        get: operations["listPrincipals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Teaching-research activities */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Teaching resources; micro-lessons are one kind
         * @description A column for signed-in readers returns 401 without a token.
         */
        get: operations["listResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/resourceChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Filter values of resources of one kind
         * @description Values that public resources have, the most frequent first. A column for signed-in readers returns 401 without a token.
         */
        get: operations["listResourceChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/studios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Studios of teachers or of principals
         * @description Those that are public and within their time, with the name of the leader and the number of members.
         */
        get: operations["listStudios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/getSubjectHub": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hub of one subject in one stage */
        get: operations["getSubjectHub"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/countView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts a view of an item
         * @description Counted once for a reader within half an hour, and not for robots; written to the database in batches. An unknown item gets the same response and is not counted.
         */
        post: operations["countView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search in the site
         * @description All words must match; spaces between Chinese, Japanese and Korean words make no difference. Without a type, the first type with results is returned.
         */
        get: operations["searchPortal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions while a search is typed
         * @description At most eight items of the site that match the text.
         */
        get: operations["suggestPortal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/rss.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest articles as RSS */
        get: operations["getRss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/sitemap.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Site map for search engines */
        get: operations["getSitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachment/queryPageAttachmentList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Files of a site
         * @description The newest first. Preview addresses have a key that is good for ten minutes.
         */
        post: operations["queryPageLibraryFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachment/getAttachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One file and where it is used
         * @description Titles of records of other sites are null.
         */
        get: operations["getLibraryFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachment/getLibrary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Folders of a site and the space that its files take */
        get: operations["getLibrary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachment/addAttachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add finished uploads to a site
         * @description The uploads have to be finished and the caller’s own. Refused when they would exceed the quota of the site.
         */
        post: operations["addLibraryFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachment/updateAttachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change name, alternative text and focal point */
        post: operations["updateLibraryFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachment/replaceFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the bytes of a file, which keeps its address
         * @description The upload has to be of the same kind. Caches revalidate by the ETag, which is that of the new bytes.
         */
        post: operations["replaceLibraryFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachment/changeAttachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move or delete files
         * @description move needs cms:file:edit, delete cms:file:delete. A file in use is not deleted; the reason names where it is used. Each file changes in a transaction of its own.
         */
        post: operations["changeLibraryFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachment/insertOrUpdateFolder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, rename or move a folder
         * @description Without an id a folder is created (cms:file:add), with one it is renamed or moved (cms:file:edit). At most four levels.
         */
        post: operations["insertOrUpdateLibraryFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachment/folder/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an empty folder */
        delete: operations["deleteLibraryFolder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bytes of a file of public content
         * @description Readable when a record that the caller may read refers to it. Range requests are served with 206.
         */
        get: operations["readFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins an upload, or goes on with it
         * @description The same bytes of the same user are one upload, so that an interrupted upload is resumed. Bytes that the caller can already see in a resource are returned instead of a new upload, unless isAgain is 1.
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/getUploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's uploads that no resource uses yet */
        get: operations["getUploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancels an upload and removes its bytes */
        delete: operations["cancelUpload"];
        options?: never;
        /**
         * Offset of an upload (tus 1.0.0)
         * @description Upload-Offset says from where to go on. Needs the header Tus-Resumable; somebody else’s upload looks like none.
         */
        head: operations["readUpload"];
        /**
         * Appends bytes to an upload (tus 1.0.0)
         * @description Needs the headers Tus-Resumable and Upload-Offset. An offset that differs from the server’s results in 409; read the current offset with HEAD and resume from there.
         */
        patch: operations["writeUpload"];
        trace?: never;
    };
    "/api/file/upload/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Completes an upload
         * @description SHA-256 and the beginning of the content are checked; what is damaged, or of another type than its name says, is removed.
         */
        post: operations["completeUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/researchActivity/getSignup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's registration for an activity, and the seats left */
        get: operations["getActivitySignup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/researchActivity/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the caller for an activity
         * @description Allowed before the start and while seats are left; a seat is never assigned twice. Repeating the call changes nothing.
         */
        post: operations["signUpForActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/researchActivity/cancelSignup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a seat back
         * @description Before check-in opens. Without a seat nothing changes.
         */
        post: operations["cancelActivitySignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/researchActivity/checkIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks the caller in to an activity
         * @description Requires a registration; allowed from thirty minutes before the start until the end by the server's clock, with the code that the organiser shows. Repeating the call changes nothing.
         */
        post: operations["checkInToActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resource/queryPageOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller's resources in every state */
        post: operations["queryPageOwnResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resource/insertOrUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a draft made of finished uploads
         * @description Only drafts and returned resources change. fileIds are finished uploads of one’s own; they stand behind the files that are there.
         */
        post: operations["insertOrUpdateResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resource/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submits a draft for review */
        post: operations["submitResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resource/deleteResourceById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a draft */
        delete: operations["deleteResource"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests for accounts in the caller’s scope
         * @description Those that wait come first by the time they wait; a request that nobody has decided about within 30 days has expired.
         */
        post: operations["queryPageRegistrations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration/getRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request with what has been checked */
        get: operations["getRegistration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or return requests
         * @description All of them or none. Approving creates the account with the role of its type; returning needs a reason of at least 5 characters, which the applicant reads.
         */
        post: operations["auditRegistrations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resource/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resources of the caller’s scope in one state
         * @description Drafts belong to their owners alone. Those that wait come first by the time they wait.
         */
        post: operations["queryPageResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resource/getResource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One resource with its files and decisions */
        get: operations["getResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resource/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass, return or take off a resource
         * @description The reviewer’s scope has all readers of the range: a school’s administrator decides about range school, a county’s about county, and not about one’s own.
         */
        post: operations["auditResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resource/recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recommend a resource, or no longer
         * @description Recommended resources come first in the lists of the portal.
         */
        post: operations["recommendResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resource/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what is wrong with a resource
         * @description A resource that is offered to the caller; one open report for each person.
         */
        post: operations["reportResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resource/queryPageReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports about resources that the caller reviews */
        post: operations["queryPageResourceReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resource/handleReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a report with its result */
        post: operations["handleResourceReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schoolProfile/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schools of the caller’s scope with what they present
         * @description What waits for review comes first by the time it waits, then the last changed.
         */
        post: operations["queryPageSchoolProfiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schoolProfile/getProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a school presents, and its draft */
        get: operations["getSchoolProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schoolProfile/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the draft of what a school presents
         * @description Public content stays as it is. A submitted draft is fixed until it is decided about. Pictures are those of the profile and finished uploads of the caller; the first one is the cover.
         */
        post: operations["saveSchoolProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schoolProfile/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the draft for review
         * @description Motto, idea, introduction, year and number of students are required, and what each picture shows.
         */
        post: operations["submitSchoolProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schoolProfile/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass or return a draft, or take a profile off the portal
         * @description The reviewer’s scope has a bureau above the school, and the reviewer neither wrote nor submitted the draft.
         */
        post: operations["auditSchoolProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preschool/getHomeForm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's children and the current consent text
         * @description For parents only. The text itself belongs to the page; its code and version say which one a consent is for.
         */
        get: operations["getHomeSubmissionForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preschool/queryPageOwnHome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The caller's submissions in every state
         * @description For parents only; the newest first.
         */
        post: operations["queryPageOwnHomeSubmissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preschool/getHome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A submission of the caller
         * @description For parents only.
         */
        get: operations["getHomeSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preschool/saveHome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a draft
         * @description For parents only; only drafts change. Everything but the title may be missing. fileIds are all pictures in their order: those that are there and finished uploads of one’s own; a picture that is left out is deleted. childId is a child of one’s own.
         */
        post: operations["saveHomeSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preschool/submitHome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits a draft for review
         * @description For parents only. A submission that shows a child requires consent to the current text; without it the response is 400 and names the field.
         */
        post: operations["submitHomeSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preschool/withdrawHome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws a submission
         * @description For parents only: what waits for review, and what is published. The consent that came with it is taken back too.
         */
        post: operations["withdrawHomeSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preschool/deleteHomeById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a draft with its pictures
         * @description For parents only.
         */
        delete: operations["deleteHomeSubmission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal/getSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's personal centre at a glance */
        get: operations["getPersonalSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal/queryPageMyFavList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The caller's favourites
         * @description The newest first. What has been taken off stays in the list, marked.
         */
        post: operations["queryPageMyFavourites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal/getFavourite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is an item among the favourites of the caller */
        get: operations["getFavourite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal/setFavourite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds an item to the favourites, or removes it
         * @description An item is added while the caller may read it; removing always succeeds.
         */
        post: operations["setFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal/queryPageMySignupList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller's registrations for activities, with credit hours */
        post: operations["queryPageMySignups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal/exportMyData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts the export of everything stored about the caller
         * @description The background task makes a zip with a JSON file and a readable page, available to the caller for 24 hours.
         */
        post: operations["exportMyData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal/deleteAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests that the account is closed
         * @description After 15 days personal data is removed and the name is replaced; until then the request can be cancelled.
         */
        post: operations["requestAccountClosure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal/cancelDeletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels the request to close the account */
        post: operations["cancelAccountClosure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consent/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Consents that the caller has given for children */
        get: operations["listOwnConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consent/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws a consent
         * @description Only by the guardian who gave it. Submissions that rely on it are withdrawn with it, so that pictures of the child are no longer shown anywhere.
         */
        post: operations["withdrawConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changeSchool/getProgress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * For whom the caller may request a change of school, and the requests so far
         * @description One's own, and those of one's children.
         */
        get: operations["getSchoolChangeProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changeSchool/searchSchool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Schools that a person may change to */
        post: operations["searchTargetSchools"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changeSchool/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a change of school
         * @description For oneself, or by a parent for a child. A person has one open request. A student under 14 does not request it alone.
         */
        post: operations["submitSchoolChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changeSchool/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws a request before its first decision
         * @description Only by the person who sent it.
         */
        post: operations["withdrawSchoolChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changeSchool/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests that leave or enter schools of the scope */
        post: operations["queryPageSchoolChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changeSchool/getRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request with its files */
        get: operations["getSchoolChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changeSchool/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides about the current step of a request
         * @description The old school, then the new one, then, where they are in different counties, an authority over both. After the last agreement the change takes effect on its day.
         */
        post: operations["decideSchoolChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/competitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Competitions of a site, the newest first */
        get: operations["listCompetitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/competition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One competition as visitors see it */
        get: operations["getPortalCompetition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/winningWorks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Works and organisations with an award, the highest first
         * @description Published results only. Names of minors are masked without the consent of a guardian.
         */
        get: operations["listWinningWorks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/queryPageOpenList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Competitions, as listCompetitions */
        post: operations["queryPageOpenCompetitions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/getPublicDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One competition with what the caller may do
         * @description The first of viewerActions is the main button. The clock of the server decides what is open.
         */
        get: operations["getCompetitionDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/queryPageWinningWorkList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Works with an award, as listWinningWorks */
        post: operations["queryPageWinningWorks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/queryPageEnterWorkList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Works that passed qualification, by their numbers
         * @description Before the blind period ends authorName and schoolName are null and a judge of the competition gets no rows. Before the works are public the page is empty and opensAt says when.
         */
        post: operations["queryPageEnterWorks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competition/queryPageMyResultList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Results of the works that the caller has entered
         * @description No number leaves the server before the result is published, and then only what the competition shows.
         */
        post: operations["queryPageMyResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a certificate by its number and code
         * @description Both have to fit; which of them does not is not revealed.
         */
        post: operations["verifyCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitionEntry/getEligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller may enter a competition, and why not */
        get: operations["getEntryEligibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitionEntry/insertOrUpdateEntry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the caller’s entry
         * @description Without an id a draft is added. While sign-up is open a draft, a submitted and a returned entry can be changed.
         */
        post: operations["insertOrUpdateEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitionEntry/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submits the caller’s entry */
        post: operations["submitEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitionEntry/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels the caller’s entry, until sign-up ends */
        post: operations["cancelEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitionEntry/getEntry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the caller’s entries */
        get: operations["getEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One field at fault. */
        FieldError: {
            /** @description Path of the field at fault, as in the request body. */
            field: string;
            /** @description What is wrong, in the caller language. */
            msg: string;
        };
        /** @description Envelope of every refusal. */
        Failure: {
            /** @constant */
            success: false;
            /** @description Shown to the person (section 8). */
            msg: string;
            /** @description Null, or the current values at a version conflict. */
            data: unknown;
            /** @description Stable machine word, for example VERSION_CONFLICT. */
            code: string;
            errors?: components["schemas"]["FieldError"][];
            /** @description Quote this when reporting a problem. */
            requestId?: string;
        };
        /** @description Merged user fields of section 3, as sent when saving. */
        UserWrite: {
            /** @description Absent or null creates. */
            id?: number | null;
            /** @description Login name: 6 to 18 of letters, digits, underscore, hyphen (section 5). Ignored in updates. */
            username?: string;
            /** @description Name of the person (section 5: required). */
            name?: string;
            /** @description Dictionary type 8: 4 teacher, 5 student, 6 parent (section 1). */
            userType?: string;
            /** @description Optional, 15 or 18 digits, last may be X. A masked value means unchanged. */
            idCard?: string | null;
            /** @description Only when creating (section 5). Plain, or RSA-OAEP in base64 when a public key is served. */
            password?: string;
            /** @description Organisation the person belongs to. */
            schoolId?: number | null;
            /** @description Part-time organisation ids, comma list (section 3). */
            ext1?: string;
            /** @description Grade-stage ids, comma list (section 3). */
            ext2?: string;
            /** @description Stage and subject id pairs, comma list: gardeId-courseId,… (section 3). */
            ext3?: string;
            /** @description 1, then 3 to 9, then 9 digits. A masked value means unchanged. */
            mobile?: string | null;
            /**
             * @description '1' female, '0' male (section 3).
             * @enum {string|null}
             */
            sex?: "0" | "1" | "" | null;
            /** @description Area the person belongs to. */
            areaCode?: string | null;
            /** @description Remark. */
            remark?: string | null;
            /** @description At most 40 characters (section 5). A masked value means unchanged. */
            email?: string | null;
            /** @description Role ids, comma list (section 3). */
            roleIds?: string;
            /**
             * @description '0' enabled, '1' disabled (section 4).
             * @enum {string}
             */
            dataState?: "0" | "1";
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version?: number;
        };
        /** @description User fields and the student extras of section 3. */
        StudentWrite: {
            /** @description Absent or null creates. */
            id?: number | null;
            /** @description Login name: 6 to 18 of letters, digits, underscore, hyphen (section 5). Ignored in updates. */
            username?: string;
            /** @description Name of the person (section 5: required). */
            name?: string;
            /** @description Dictionary type 8: 4 teacher, 5 student, 6 parent (section 1). */
            userType?: string;
            /** @description Optional, 15 or 18 digits, last may be X. A masked value means unchanged. */
            idCard?: string | null;
            /** @description Only when creating (section 5). Plain, or RSA-OAEP in base64 when a public key is served. */
            password?: string;
            /** @description Organisation the person belongs to. */
            schoolId?: number | null;
            /** @description Part-time organisation ids, comma list (section 3). */
            ext1?: string;
            /** @description Grade-stage ids, comma list (section 3). */
            ext2?: string;
            /** @description Stage and subject id pairs, comma list: gardeId-courseId,… (section 3). */
            ext3?: string;
            /** @description 1, then 3 to 9, then 9 digits. A masked value means unchanged. */
            mobile?: string | null;
            /**
             * @description '1' female, '0' male (section 3).
             * @enum {string|null}
             */
            sex?: "0" | "1" | "" | null;
            /** @description Area the person belongs to. */
            areaCode?: string | null;
            /** @description Remark. */
            remark?: string | null;
            /** @description At most 40 characters (section 5). A masked value means unchanged. */
            email?: string | null;
            /** @description Role ids, comma list (section 3). */
            roleIds?: string;
            /**
             * @description '0' enabled, '1' disabled (section 4).
             * @enum {string}
             */
            dataState?: "0" | "1";
            /** @description Grade of the school. */
            gradeId?: number | null;
            /** @description Class of the grade. */
            classId?: number | null;
            /** @description Student number. */
            userNumber?: string | null;
            /** @description Enrolment year yyyy. */
            inSchoolYear?: string | null;
            /** @description Enrolment number. A masked value means unchanged. */
            enrollmentNumber?: string | null;
            /** @description Name of the school, read only. */
            schoolName?: string | null;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version?: number;
        };
        /** @description User fields and the teacher extras of section 3. */
        TeacherWrite: {
            /** @description Absent or null creates. */
            id?: number | null;
            /** @description Login name: 6 to 18 of letters, digits, underscore, hyphen (section 5). Ignored in updates. */
            username?: string;
            /** @description Name of the person (section 5: required). */
            name?: string;
            /** @description Dictionary type 8: 4 teacher, 5 student, 6 parent (section 1). */
            userType?: string;
            /** @description Optional, 15 or 18 digits, last may be X. A masked value means unchanged. */
            idCard?: string | null;
            /** @description Only when creating (section 5). Plain, or RSA-OAEP in base64 when a public key is served. */
            password?: string;
            /** @description Organisation the person belongs to. */
            schoolId?: number | null;
            /** @description Part-time organisation ids, comma list (section 3). */
            ext1?: string;
            /** @description Grade-stage ids, comma list (section 3). */
            ext2?: string;
            /** @description Stage and subject id pairs, comma list: gardeId-courseId,… (section 3). */
            ext3?: string;
            /** @description 1, then 3 to 9, then 9 digits. A masked value means unchanged. */
            mobile?: string | null;
            /**
             * @description '1' female, '0' male (section 3).
             * @enum {string|null}
             */
            sex?: "0" | "1" | "" | null;
            /** @description Area the person belongs to. */
            areaCode?: string | null;
            /** @description Remark. */
            remark?: string | null;
            /** @description At most 40 characters (section 5). A masked value means unchanged. */
            email?: string | null;
            /** @description Role ids, comma list (section 3). */
            roleIds?: string;
            /**
             * @description '0' enabled, '1' disabled (section 4).
             * @enum {string}
             */
            dataState?: "0" | "1";
            /** @description Dictionary type 5. */
            userDutyType?: string | null;
            /** @description Managed class. */
            classId?: number | null;
            /** @description Staff number. */
            userNumber?: string | null;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version?: number;
        };
        /** @description Parent record of section 3. */
        ParentWrite: {
            /** @description Absent or null creates or links by login name. */
            id?: number | null;
            schoolId?: number | null;
            /** @description Always '6'. */
            userType?: string;
            name?: string;
            /** @description Relation to the student, for example 父亲. */
            familyName?: string | null;
            username?: string;
            mobile?: string | null;
            idCard?: string | null;
        };
        StudentSave: {
            studentInfo: components["schemas"]["StudentWrite"];
            /** @description All parents of the student; one left out is unlinked. */
            parentList?: components["schemas"]["ParentWrite"][];
        };
        TeacherSave: {
            teacherInfo: components["schemas"]["TeacherWrite"];
            teacherClassRelation?: {
                /** @description Managed class, null for none. */
                classId?: number | null;
            };
        };
        /** @description Identifiers of a saved user. */
        SavedUser: {
            id: number;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
        };
        /** @description A user of any type (section 3). Personal values are masked unless they are one’s own. */
        UserDetail: {
            id: number;
            username: string;
            name: string;
            userType: string;
            idCard: string | null;
            schoolId: number | null;
            schoolName: string | null;
            ext1: string;
            ext2: string;
            ext3: string;
            mobile: string | null;
            /** @enum {string|null} */
            sex: "0" | "1" | null;
            areaCode: string | null;
            /** @description Names of the area and its ancestors, from the top. */
            areaName: string | null;
            remark: string | null;
            email: string | null;
            /** @description Comma list. */
            roleIds: string;
            roleNames: string[];
            /** @enum {string} */
            dataState: "0" | "1";
            /** @description Registered at, yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            registerTime: string | null;
            /** @description Last sign-in, yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            lastLogin: string | null;
            /** @description Locked by failed sign-ins right now. */
            isLocked: boolean;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
        };
        StudentDetail: {
            id: number;
            username: string;
            name: string;
            userType: string;
            idCard: string | null;
            schoolId: number | null;
            schoolName: string | null;
            ext1: string;
            ext2: string;
            ext3: string;
            mobile: string | null;
            /** @enum {string|null} */
            sex: "0" | "1" | null;
            areaCode: string | null;
            /** @description Names of the area and its ancestors, from the top. */
            areaName: string | null;
            remark: string | null;
            email: string | null;
            /** @description Comma list. */
            roleIds: string;
            roleNames: string[];
            /** @enum {string} */
            dataState: "0" | "1";
            /** @description Registered at, yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            registerTime: string | null;
            /** @description Last sign-in, yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            lastLogin: string | null;
            /** @description Locked by failed sign-ins right now. */
            isLocked: boolean;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
            gradeId: number | null;
            classId: number | null;
            userNumber: string | null;
            inSchoolYear: string | null;
            enrollmentNumber: string | null;
            gradeName: string | null;
            className: string | null;
        };
        TeacherDetail: {
            id: number;
            username: string;
            name: string;
            userType: string;
            idCard: string | null;
            schoolId: number | null;
            schoolName: string | null;
            ext1: string;
            ext2: string;
            ext3: string;
            mobile: string | null;
            /** @enum {string|null} */
            sex: "0" | "1" | null;
            areaCode: string | null;
            /** @description Names of the area and its ancestors, from the top. */
            areaName: string | null;
            remark: string | null;
            email: string | null;
            /** @description Comma list. */
            roleIds: string;
            roleNames: string[];
            /** @enum {string} */
            dataState: "0" | "1";
            /** @description Registered at, yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            registerTime: string | null;
            /** @description Last sign-in, yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            lastLogin: string | null;
            /** @description Locked by failed sign-ins right now. */
            isLocked: boolean;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
            userDutyType: string | null;
            classId: number | null;
            userNumber: string | null;
        };
        ParentDetail: {
            id: number;
            schoolId: number | null;
            userType: string;
            name: string;
            familyName: string | null;
            username: string;
            mobile: string | null;
            idCard: string | null;
        };
        /** @description One line of the user table. No personal numbers in lists. */
        UserRow: {
            id: number;
            username: string;
            name: string;
            userType: string;
            schoolId: number | null;
            schoolName: string | null;
            /** @enum {string|null} */
            sex: "0" | "1" | null;
            /** @enum {string} */
            dataState: "0" | "1";
            /** @description Registered at, yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            registerTime: string | null;
            /** @description Last sign-in, yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            lastLogin: string | null;
            /** @description The super account or a holder of roles 1 or 2: only the super account may edit it. */
            isProtected: boolean;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
        };
        UsersChange: {
            ids: number[];
            /** @enum {string} */
            dataState?: "0" | "1";
            /** @description The organisation they move to; grade and classes of the old one are cleared. */
            schoolId?: number;
            addRoleIds?: number[];
            removeRoleIds?: number[];
        };
        UsersChanged: {
            changed: number;
            failed: {
                id: number;
                msg: string;
            }[];
        };
        /** @description Filters of the user list (section 7). Empty strings are no condition (section 5). */
        UserConditions: {
            /** @description Part of the name. */
            name?: string;
            /** @description Part of the login name. */
            username?: string;
            userType?: string;
            /** @description '0' enabled, '1' disabled. */
            state?: string;
            /** @description Exactly this organisation; empty means no condition. */
            schoolId?: number | string | null;
            /** @description Path of the selected organisation including itself (1,34,905): it and everything below. */
            parentIds?: string;
            /** @description Exactly these people, for exporting a selection; a comma list. */
            ids?: string;
        };
        /**
         * @description What a file holds.
         * @enum {string}
         */
        ImportKind: "user" | "school" | "area";
        /** @description One cell at fault. */
        ImportFault: {
            /** @description Line of the file; the heading is line 1. */
            row: number;
            field: string;
            /** @description Heading of the column. */
            title: string;
            /** @description What is wrong, in the words of section 5. */
            msg: string;
        };
        /** @description A row of the file as it was understood. Personal numbers are masked and passwords left out. */
        ImportRow: {
            row: number;
            /**
             * @description existing: it would be skipped or updated, as the mode says.
             * @enum {string}
             */
            state: "valid" | "existing" | "invalid" | "created" | "updated" | "skipped" | "undone";
            /** @description In the order of the columns. */
            cells: string[];
            errors: components["schemas"]["ImportFault"][];
        };
        /** @description A page of rows. */
        ImportRowPage: {
            data: components["schemas"]["ImportRow"][];
            total: number;
            currentPage: number;
            pageSize: number;
        };
        /** @description An import from check to undo. */
        ImportJob: {
            jobId: string;
            kind: components["schemas"]["ImportKind"];
            /** @enum {string} */
            mode: "skip" | "update";
            fileName: string;
            /** @enum {string} */
            state: "checking" | "checked" | "committing" | "committed" | "failed" | "undone";
            counts: {
                total: number;
                /** @description Rows that break no rule, existing ones among them. */
                valid: number;
                invalid: number;
                /** @description Valid rows of things that are there already. */
                existing: number;
            };
            progress: {
                done: number;
                total: number;
            };
            /** @description Result of the commit; null before. */
            result: {
                created: number;
                updated: number;
                /** @description Rows at fault and existing rows that were left alone. */
                skipped: number;
            } | null;
            /** @description Columns of the rows. */
            columns: {
                field: string;
                title: string;
            }[];
            /** @description A sample, rows at fault first. */
            rows: components["schemas"]["ImportRow"][];
            /** @description The background task at work. */
            taskId: string | null;
            /** @description yyyy-MM-dd HH:mm:ss; null when there is nothing to undo. */
            undoUntil: string | null;
        };
        /** @description What an undo did. */
        ImportUndo: {
            jobId: string;
            removed: number;
            restored: number;
            /** @description Rows that were not undone; at most the first 1,000. */
            kept: {
                row: number;
                label: string;
                /** @description Why it stays. */
                msg: string;
            }[];
        };
        /** @description Filters of the task list. */
        TaskConditions: {
            kind?: string;
            state?: string;
        };
        /** @description A background task. */
        Task: {
            id: string;
            /** @enum {string} */
            kind: "importCheck" | "importCommit" | "export" | "promotion" | "personalExport";
            /** @enum {string} */
            state: "queued" | "running" | "done" | "failed" | "cancelled" | "expired";
            /** @description Rows dealt with. */
            done: number;
            /** @description Rows in all; null while that is not known. */
            total: number | null;
            /** @description Why it failed; otherwise empty. */
            msg: string;
            /** @description The import it works for. */
            jobId: string | null;
            /** @description Name of the result, which /api/file/download/{id} answers. */
            fileName: string | null;
            createdAt: string;
            finishedAt: string | null;
            /** @description When the result is removed. */
            expiresAt: string | null;
        };
        /** @description A page of tasks. */
        TaskPage: {
            data: components["schemas"]["Task"][];
            total: number;
            currentPage: number;
            pageSize: number;
        };
        /**
         * @description Which list is exported.
         * @enum {string}
         */
        ExportType: "user" | "loginLog" | "operationLog" | "overview";
        /** @description The background task that makes a large export. */
        ExportJob: {
            jobId: string;
        };
        /** @description Things of one kind that wait for the caller. */
        Todo: {
            /**
             * @description Requests that wait for a second person; articles to review; locked accounts in scope; own articles that were returned; own requests that were confirmed; own imports that were checked and not stored; own tasks that failed within seven days; own files that can be downloaded.
             * @enum {string}
             */
            kind: "confirmation" | "articleReview" | "lockedAccount" | "articleReturned" | "confirmationReady" | "importChecked" | "taskFailed" | "fileReady";
            count: number;
        };
        /** @description The sign-in before this one, and what has happened to the account since. */
        HomeAccount: {
            lastSignIn: {
                /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
                at: string;
                ip: string | null;
                /** @description Browser and system, two words. */
                device: string;
            } | null;
            /** @description Attempts to sign in that were refused since. */
            refusedSignIns: number;
            /** @description What others have changed of the account since, the latest first. */
            changes: {
                /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
                at: string;
                /** @description As in the operation log, for example user.roles. */
                action: string;
                actorName: string | null;
            }[];
        };
        /** @description A record that the caller has changed within 30 days and may list now. */
        RecentRecord: {
            /** @enum {string} */
            kind: "user" | "article" | "school";
            id: number;
            name: string;
            /** @description When the caller changed it last. yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            at: string;
        };
        /** @description What the start page of the console shows of its reader. */
        AdminHome: {
            todos: components["schemas"]["Todo"][];
            account: components["schemas"]["HomeAccount"];
            recent: components["schemas"]["RecentRecord"][];
        };
        /** @description People who signed in on a day. */
        SignInDay: {
            day: string;
            /** @description Null where it is below 5 and not 0. */
            people: number | null;
        };
        /** @description Filters of the data overview. */
        OverviewConditions: {
            /** @description Area and all below it. */
            areaCode?: string;
            /** @description Months of the period. */
            months?: number | string;
            /** @description Last month, yyyy-MM. */
            to?: string;
        };
        /** @description An area by its name. */
        OverviewPlace: {
            areaCode: string;
            name: string;
        };
        /** @description What there is now, and how many people signed in within the period. Counts of people are null where they are small. */
        OverviewFigures: {
            users: number | null;
            teachers: number | null;
            students: number | null;
            parents: number | null;
            schools: number;
            articles: number;
            resources: number;
            signedIn: number | null;
        };
        /** @description Figures of an area with all below it. */
        OverviewArea: {
            areaCode: string;
            name: string;
            /** @description Whether areas below it have figures. */
            hasChild: boolean;
            users: number | null;
            signedIn: number | null;
            schools: number;
            articles: number;
            resources: number;
        };
        /** @description What happened in a month or on a day. */
        OverviewPoint: {
            /** @description yyyy-MM or yyyy-MM-dd. */
            time: string;
            newUsers: number | null;
            signedIn: number | null;
            articles: number;
            resources: number;
        };
        /** @description Users, schools, content and sign-ins of an area. */
        DataOverview: {
            /** @description The areas of the caller's scope down to the shown one, the highest first. */
            path: components["schemas"]["OverviewPlace"][];
            totals: components["schemas"]["OverviewFigures"];
            /** @description The areas right below that have any figure, the most people first. */
            areas: components["schemas"]["OverviewArea"][];
            from: string;
            to: string;
            /** @description Every month of the period, the oldest first. */
            months: components["schemas"]["OverviewPoint"][];
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            at: string;
        };
        /** @description Something that visitors can see. */
        PublishedRecord: {
            /** @enum {string} */
            kind: "article" | "resource";
            title: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            at: string;
        };
        /** @description What the large screen shows. */
        ScreenOverview: {
            path: components["schemas"]["OverviewPlace"][];
            totals: components["schemas"]["OverviewFigures"];
            areas: components["schemas"]["OverviewArea"][];
            /** @description The last 30 days, the oldest first. */
            days: components["schemas"]["OverviewPoint"][];
            /** @description People who used Doorway within five minutes. */
            active: number | null;
            signedInToday: number | null;
            /** @description The latest first. */
            published: components["schemas"]["PublishedRecord"][];
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            at: string;
        };
        /** @description Filters of the logs. A range counts only with both ends (section 5). */
        LogConditions: {
            /** @description Part of the name that was tried or of the person who acted. */
            username?: string;
            result?: string;
            action?: string;
            startTime?: string;
            endTime?: string;
        };
        /** @description Filters of the operation log. A range counts only with both ends (section 5); what was changed counts only by kind and id together. */
        OperationLogConditions: {
            /** @description Part of the name of the person who acted. */
            username?: string;
            result?: string;
            action?: string;
            /** @description Kind of what was changed. */
            targetType?: string;
            targetId?: string;
            /** @description Changes of one request. */
            requestId?: string;
            startTime?: string;
            endTime?: string;
        };
        /** @description An attempt to sign in, or the end of a session. */
        LoginLogRow: {
            id: number;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            at: string;
            /** @description As it was typed. */
            username: string;
            userId: number | null;
            name: string | null;
            schoolName: string | null;
            /** @enum {string} */
            result: "ok" | "fail" | "locked" | "logout" | "kicked";
            reason: string | null;
            ip: string | null;
            /** @description Browser and system in two words. */
            device: string;
        };
        /** @description A change that was made. */
        OperationLogRow: {
            id: number;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            at: string;
            actorId: number | null;
            actorName: string | null;
            action: string;
            permissionCode: string | null;
            targetType: string;
            targetId: string | null;
            targetLabel: string | null;
            requestId: string | null;
            ip: string | null;
            /** @description What changed: difference holds before and after by member, besides come facts of the action. */
            diff: {
                [key: string]: unknown;
            };
        };
        /** @description A personal value that was shown in full. */
        PiiLogRow: {
            id: number;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            at: string;
            actorId: number;
            actorName: string;
            subjectId: number;
            subjectName: string | null;
            field: string;
            purpose: string;
            requestId: string;
            ip: string | null;
        };
        /** @description A proof of work. */
        SignInChallenge: {
            captchaId: string;
            /** @enum {string} */
            algorithm: "PBKDF2/SHA-256";
            iterations: number;
            /** @description The password of PBKDF2. */
            phrase: string;
            /** @description 16 bytes in base64url. */
            target: string;
            /** @description The number to be found is below this one. */
            numbers: number;
            /** @description Seconds. */
            expiresIn: number;
        };
        /** @description A change of an account that a second person has to confirm, or has confirmed. */
        Confirmation: {
            id: string;
            /** @description user.resetPassword, user.disable, user.delete, user.roles, user.edit, user.unlock or user.reveal. */
            action: string;
            /** @description The person whose account it concerns. */
            targetId: number;
            targetName: string;
            targetUsername: string;
            requesterName: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            requestedAt: string;
            /** @description After this time it has to be requested again. */
            expiresAt: string;
            isConfirmed: boolean;
            /** @description Requested by the caller. */
            isOwn: boolean;
        };
        /** @description A name that is locked, or a network whose attempts need a proof of work or are refused. */
        SignInLock: {
            /** @enum {string} */
            kind: "name" | "network";
            /** @description The login name as it was typed in small letters; the network without its last part. */
            subject: string;
            userId: number | null;
            name: string | null;
            schoolName: string | null;
            failures: number;
            /** @description When it ends. yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            until: string;
        };
        /** @description Result of checking a log. */
        ChainCheck: {
            isIntact: boolean;
            /** @description Rows that were looked at. */
            checked: number;
            /** @description The first row that does not fit; for missing rows at the end the last one that is there. */
            brokenId: number | null;
            /** @description Time of that row. yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            brokenAt?: string;
            /**
             * @description Why it does not fit: it was changed; it was inserted without the key; rows before it are missing; it is not in its place; rows at the end are missing.
             * @enum {string}
             */
            reason?: "changed" | "inserted" | "missing" | "reordered" | "truncated";
            /** @description When the end of the log was last anchored outside the database; absent before the first time. yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            anchoredAt?: string;
            /** @description Where to go on; null when the end was reached. */
            nextAfterId: number | null;
        };
        /** @description User detail (self) of section 3. */
        UserSelfDetail: {
            id: number;
            userId: number;
            username: string;
            name: string;
            mobile: string | null;
            email: string | null;
            /** @description Avatar as a data URL. */
            imgPath: string | null;
            /** @description Last sign-in, yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            lastLogin: string | null;
            discTitle: string | null;
            discDetail: string | null;
            /** @description Registered at, yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            registerTime: string | null;
            roleIds: string;
            /** @description Comma list. */
            roleNames: string;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
        };
        /** @description Dictionary entry of section 3. */
        DictionaryEntry: {
            id: number;
            dicType: string;
            dicValue: string;
            dicDisplay: string;
            dicOrder: number;
            dicName: string | null;
            dicCode: string | null;
            isEnd: string | null;
            dicUp: string | null;
            /** @description Label by language (en, ja, ko, tw); zh is dicDisplay. */
            labels: {
                [key: string]: string;
            };
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
        };
        /** @description Dictionary entry with its state, for administrators. */
        DictionaryRow: {
            id: number;
            dicType: string;
            dicValue: string;
            dicDisplay: string;
            dicOrder: number;
            dicName: string | null;
            dicCode: string | null;
            isEnd: string | null;
            dicUp: string | null;
            /** @description Label by language (en, ja, ko, tw); zh is dicDisplay. */
            labels: {
                [key: string]: string;
            };
            enabled: boolean;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
        };
        DictionaryType: {
            dicType: string;
            entries: number;
        };
        /** @description Dictionary forms of section 5. */
        DictionaryWrite: {
            id?: number;
            dicType?: string;
            dicValue?: string;
            dicDisplay?: string;
            dicOrder?: number | string;
            dicName?: string | null;
            dicCode?: string | null;
            isEnd?: string | null;
            dicUp?: string | null;
            labels?: {
                en?: string;
                ja?: string;
                ko?: string;
                tw?: string;
            };
            enabled?: boolean;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version?: number;
        };
        /** @description Area node of section 3. */
        AreaNode: {
            /** @description 6, 9 or 12 digits. */
            areaCode: string;
            name: string;
            displayOrder: number;
            depth: number;
            /** @description Code of the parent, 0 at the top. */
            parentCode: string;
            /**
             * @description '0' leaf (section 3).
             * @enum {string}
             */
            hasChild: "0" | "1";
            /**
             * @description '0' enabled, '1' disabled (section 3).
             * @enum {string}
             */
            dataStatus: "0" | "1";
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
        };
        /** @description Area fields of section 7. */
        AreaWrite: {
            areaCode?: string;
            depth?: number;
            displayOrder?: number | string;
            name?: string;
            parentCode?: string;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version?: number;
        };
        AreaHit: {
            node: components["schemas"]["AreaNode"];
            /** @description Ancestors from the top, without the node. */
            path: {
                areaCode: string;
                name: string;
            }[];
        };
        /** @description Records that a deletion would affect, for the area and its subtree. */
        AreaUsage: {
            areaCode: string;
            descendants: number;
            schools: number;
            users: number;
        };
        /** @description School or organisation of section 3. */
        School: {
            id: number;
            name: string;
            /** @description 0 for the root. */
            parentId: number;
            /** @description Path including itself, comma list. */
            parentIds: string;
            /** @enum {string} */
            hasChild: "0" | "1";
            /** @description 1 administrative body, 2 school, 3 research centre, 4 department. */
            type: string;
            depth: number;
            code: string | null;
            schoolType: string | null;
            areaCode: string | null;
            /** @description People in it and everything below; only where the caller may list them. */
            userCount?: number;
            displayOrder: number;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
        };
        SchoolUsage: {
            id: number;
            /** @description Organisations directly below. */
            children: number;
            users: number;
            grades: number;
        };
        /** @description Organisation form of section 5. */
        SchoolWrite: {
            id?: number;
            name?: string;
            /** @description Parent; 0 for the root. */
            orgId?: number | null;
            code?: string | null;
            /** @description 1 administrative body, 2 school, 3 research centre, 4 department. */
            type?: string;
            schoolType?: string | null;
            areaCode?: string | null;
            displayOrder?: number | string;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version?: number;
        };
        SchoolHit: {
            school: components["schemas"]["School"];
            /** @description Ancestors from the top, without the organisation. */
            path: {
                id: number;
                name: string;
            }[];
        };
        SchoolGrade: {
            id: number;
            schoolId: number;
            gardeId: string;
            name: string;
            inYear: number | null;
            seq: number;
        };
        SchoolClass: {
            id: number;
            gradeId: number;
            name: string;
            seq: number;
        };
        GradeWithClasses: {
            id: number;
            schoolId: number;
            gardeId: string;
            name: string;
            inYear: number | null;
            seq: number;
            classList: components["schemas"]["SchoolClass"][];
        };
        Subject: {
            courseId: string;
            courseName: string;
        };
        /** @description Stage form of section 5. */
        StageWrite: {
            id?: number;
            gardeId?: string;
            gardeName?: string;
            seq?: number;
        };
        /** @description Subject form of section 5. */
        SubjectWrite: {
            id?: string;
            gardeId?: string;
            courseId?: string;
            courseName?: string;
            seq?: number;
        };
        /** @description Grade stage of section 3. */
        Garde: {
            id: number;
            gardeId: string;
            gardeName: string;
            courseList: components["schemas"]["Subject"][];
        };
        CascaderNode: {
            value: string;
            label: string;
            children: {
                value: string;
                label: string;
            }[];
        };
        /** @description Role option of section 3. */
        RoleOption: {
            id: number;
            name: string;
            icon: string | null;
        };
        RoleFigures: {
            id: number;
            memberCount: number;
            /**
             * @description As the role's extension attribute says; self without one.
             * @enum {string}
             */
            dataScope: "all" | "area_tree" | "org_tree" | "org" | "self" | "custom";
        };
        Role: {
            id: number;
            name: string;
            /** @description Extension attribute; carries the data scope as scope=org_tree. */
            roleExtent: string | null;
            /** @description Always 0. */
            parentId: number;
            icon: string | null;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
        };
        RoleWrite: {
            id?: number | null;
            name?: string;
            roleExtent?: string | null;
            parentId?: number | null;
            icon?: string | null;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version?: number;
        };
        RoleMenuNode: {
            id: number;
            title: string;
            /** @description Title by language (en, ja, ko, tw). */
            titles: {
                [key: string]: string;
            };
            name: string;
            icon: string;
            type: string;
            permissionCode: string | null;
            /** @description Reached from elsewhere, not shown in the menu. */
            hidden: boolean;
            /** @description Ticked for this role; of an item with others below, whether all of those are. */
            checked: boolean;
            /** @description Some but not all below are ticked. */
            halfChecked: boolean;
            items: components["schemas"]["RoleMenuNode"][];
        };
        /** @description Menu item of section 3. */
        MenuItem: {
            id: number;
            /** @description 0 at the top. */
            parentId: number;
            name: string;
            title: string;
            /** @description Title by language (en, ja, ko, tw). */
            titles: {
                [key: string]: string;
            };
            icon: string;
            url: string | null;
            component: string | null;
            /** @enum {string} */
            type: "dir" | "menu" | "button" | "link";
            permissionCode: string | null;
            seq: number;
            keepAlive: boolean;
            hidden: boolean;
        };
        /** @description Menu item as its editor sees it. */
        ManagedMenuItem: {
            id: number;
            /** @description 0 at the top. */
            parentId: number;
            name: string;
            title: string;
            /** @description Title by language (en, ja, ko, tw). */
            titles: {
                [key: string]: string;
            };
            icon: string;
            url: string | null;
            component: string | null;
            /** @enum {string} */
            type: "dir" | "menu" | "button" | "link";
            permissionCode: string | null;
            seq: number;
            keepAlive: boolean;
            hidden: boolean;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
            /** @description Roles that have it. */
            roleCount: number;
        };
        /** @description Menu item of a document, identified by its name. */
        MenuEntry: {
            name: string;
            /** @description null at the top. */
            parentName: string | null;
            title: string;
            titles: {
                [key: string]: string;
            };
            icon: string;
            url: string | null;
            component: string | null;
            /** @enum {string} */
            type: "dir" | "menu" | "button" | "link";
            permissionCode: string | null;
            keepAlive: boolean;
            hidden: boolean;
        };
        MenuDocument: {
            /** @enum {integer} */
            version: 1;
            items: components["schemas"]["MenuEntry"][];
        };
        MenuImport: {
            added: number;
            changed: number;
        };
        MenuWrite: {
            id?: number;
            parentId?: number | null;
            name?: string;
            title?: string;
            titles?: {
                [key: string]: string;
            };
            icon?: string | null;
            url?: string | null;
            component?: string | null;
            /** @enum {string} */
            type?: "dir" | "menu" | "button" | "link";
            permissionCode?: string | null;
            keepAlive?: boolean;
            hidden?: boolean;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version?: number;
        };
        /** @description A problem that makes a menu item unusable or unsafe. */
        MenuFault: {
            /** @enum {string} */
            kind: "cycle" | "orphan" | "duplicateName" | "duplicateUrl" | "unsafeUrl" | "unsafeComponent" | "unknownScreen" | "noTarget" | "noCode" | "misplaced";
            menuId: number;
            name: string;
            detail: string;
        };
        /** @description Site of section 3. */
        Site: {
            id: number;
            name: string;
            code: string;
            url: string | null;
            detail: string | null;
            /** @description Whose site it is. */
            level: string;
            /** @enum {string} */
            state: "building" | "running" | "readonly" | "closed";
        };
        /** @description Site of section 3 with its administrative fields. */
        SiteDetail: {
            id: number;
            name: string;
            code: string;
            url: string | null;
            detail: string | null;
            /**
             * @description Whose site it is.
             * @enum {string}
             */
            level: "省" | "市" | "县" | "校" | "专题";
            areaCode: string | null;
            orgId: number | null;
            /** @enum {string} */
            state: "building" | "running" | "readonly" | "closed";
            theme: {
                /** @description Colour of the site as #rrggbb; null for that of the portal. */
                accent: string | null;
            };
            /** @description Languages that visitors may choose, the default first. */
            languages: string[];
            /** @description Identifiers a public site carries: organiser, undertaker, phone, icp, police, siteCode. */
            footer: {
                [key: string]: string;
            };
            /** @description A picture of the site or a finished upload of the caller. */
            logoFileId: string | null;
            /** @description Address of the logo, for ten minutes. */
            logoUrl: string | null;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
        };
        SiteWrite: {
            id?: number;
            name?: string;
            code?: string;
            url?: string | null;
            detail?: string | null;
            /**
             * @description Whose site it is.
             * @enum {string}
             */
            level?: "省" | "市" | "县" | "校" | "专题";
            areaCode?: string | null;
            orgId?: number | null;
            /** @enum {string} */
            state?: "building" | "running" | "readonly" | "closed";
            theme?: {
                /** @description Colour of the site as #rrggbb; null for that of the portal. */
                accent: string | null;
            };
            /** @description Languages that visitors may choose, the default first. */
            languages?: string[];
            /** @description Identifiers a public site carries: organiser, undertaker, phone, icp, police, siteCode. */
            footer?: {
                [key: string]: string;
            };
            /** @description A picture of the site or a finished upload of the caller. */
            logoFileId?: string | null;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version?: number;
        };
        /** @description A block of a site's front page. */
        SiteBlock: {
            /** @description lead, contest, topics, schools, principals, winners, numbers, links, or the code of a column. */
            kind: string;
            /** @description Name of the column; null for the other kinds, and for a column that is not shown. */
            name: string | null;
            /** @description Title of the site's own; null for the usual one. */
            title: string | null;
            /** @description The title in other languages. */
            titles: {
                [key: string]: string;
            };
            /** @description How many rows it shows; null for the usual number. */
            rows: number | null;
            isEnabled: boolean;
        };
        /** @description All blocks that a front page can have, in order. */
        SiteBlocks: {
            /** @description Version of the site; a stale value results in 409 VERSION_CONFLICT. */
            version: number;
            /** @description False while the site has arranged nothing and shows everything it has. */
            isArranged: boolean;
            blocks: components["schemas"]["SiteBlock"][];
        };
        SiteBlockWrite: {
            kind: string;
            title?: string | null;
            titles?: {
                [key: string]: string;
            };
            rows?: number | null;
            isEnabled: boolean;
        };
        /** @description All conditions hold; an absent one is none. The columns below columnId are included. Times are those of the last change. */
        ManagedArticleConditions: {
            siteId?: number;
            columnId?: number;
            /** @enum {string} */
            tab?: "all" | "draft" | "review" | "returned" | "scheduled" | "published" | "offline" | "bin";
            /** @description Part of the title. */
            keyword?: string;
            /** @description Only what the caller has written. */
            isOwn?: boolean;
            /** @description Only what the caller may review now. */
            isReviewable?: boolean;
            /** @description Only these kinds. */
            docTypes?: ("article" | "disclosure" | "policy" | "interpretation" | "project")[];
            startTime?: string;
            endTime?: string;
        };
        /** @description An article in the list of its editors. */
        ManagedArticleRow: {
            id: number;
            siteId: number;
            columnId: number;
            columnName: string;
            title: string;
            docType: string;
            /**
             * @description Where the newest revision stands.
             * @enum {string}
             */
            state: "draft" | "review1" | "review2" | "review3" | "returned" | "scheduled" | "published" | "offline";
            /** @description Visitors read a version of it now. */
            isPublished: boolean;
            authorName: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            updatedAt: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            submittedAt: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            publishAt: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            offlineAt: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            pinnedUntil: string | null;
            recommend: number;
            viewCount: number;
            lockedBy: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            deletedAt: string | null;
            version: number;
        };
        ManagedArticlePage: {
            data: components["schemas"]["ManagedArticleRow"][];
            total: number;
            currentPage: number;
            pageSize: number;
            counts: {
                all: number;
                draft: number;
                review: number;
                returned: number;
                scheduled: number;
                published: number;
                offline: number;
                bin: number;
            };
        };
        /** @description A passage that a reviewer marks. */
        ReviewMark: {
            /** @description The words that are marked. */
            quote: string;
            note: string;
        };
        /** @description A decision of a reviewer. */
        ArticleReview: {
            level: number;
            /** @enum {string} */
            decision: "pass" | "return";
            reason: string | null;
            marks: components["schemas"]["ReviewMark"][];
            reviewerName: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            at: string;
            revisionNo: number;
        };
        /** @description Who may save an article until when. */
        ArticleLock: {
            userId: number;
            userName: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            until: string;
            isOwn: boolean;
        };
        /** @description Index card of a disclosed document or a policy (domain 2.2). A draft may lack any member; all except docNo are needed to submit. */
        ArticleDisclosure: {
            /** @description At most 40 characters, one document each. */
            indexNo: string | null;
            issueOrg: string | null;
            docNo: string | null;
            madeOn: string | null;
            /** @enum {string|null} */
            validity: "valid" | "invalid" | "abolished" | null;
        };
        /** @description What a project has in addition to its article (domain 2.5); its outcome files are the attachments. A draft may lack any member; all are needed to submit. */
        ArticleProject: {
            /** @description At most 40 characters, one project each. */
            code: string | null;
            /** @enum {string|null} */
            level: "national" | "province" | "city" | "county" | null;
            leader: string | null;
            unit: string | null;
            startOn: string | null;
            endOn: string | null;
            /** @enum {string|null} */
            stage: "approved" | "running" | "finished" | "spread" | null;
        };
        /** @description An article with its newest revision. */
        ManagedArticle: {
            id: number;
            siteId: number;
            columnId: number;
            columnName: string;
            title: string;
            /**
             * @description Kind of the newest revision.
             * @enum {string}
             */
            docType: "article" | "disclosure" | "policy" | "interpretation" | "project";
            /**
             * @description Where the newest revision stands.
             * @enum {string}
             */
            state: "draft" | "review1" | "review2" | "review3" | "returned" | "scheduled" | "published" | "offline";
            /** @description Visitors read a version of it now. */
            isPublished: boolean;
            authorName: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            updatedAt: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            submittedAt: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            publishAt: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            offlineAt: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            pinnedUntil: string | null;
            recommend: number;
            viewCount: number;
            lockedBy: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            deletedAt: string | null;
            version: number;
            subtitle: string | null;
            summary: string | null;
            source: string | null;
            author: string | null;
            /** @description Sanitised HTML. */
            bodyHtml: string;
            /** @enum {string} */
            visibility: "inherit" | "public" | "login" | "scope";
            coverFileId: string | null;
            coverUrl: string | null;
            tags: string[];
            alsoInColumnIds: number[];
            related: {
                id: number;
                title: string;
            }[];
            attachments: {
                id: string;
                name: string;
                size: number;
                ext: string;
            }[];
            revisionId: number;
            revisionNo: number;
            liveRevisionId: number | null;
            reviewLevels: number;
            /** @description The level at which the caller may decide now; null: none. */
            reviewLevel: number | null;
            /** @description The caller may make the submission a draft again. */
            isWithdrawable: boolean;
            reviews: components["schemas"]["ArticleReview"][];
            lock: components["schemas"]["ArticleLock"] | null;
            disclosure: components["schemas"]["ArticleDisclosure"] | null;
            project: components["schemas"]["ArticleProject"] | null;
            /** @description The policy or disclosure that an interpretation explains. */
            interprets: {
                id: number;
                title: string;
            } | null;
        };
        /** @description Everything that a revision says. An absent optional member is empty. */
        ManagedArticleWrite: {
            id?: number;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. */
            version?: number;
            siteId: number;
            columnId: number;
            title: string;
            subtitle?: string | null;
            summary?: string | null;
            source?: string | null;
            author?: string | null;
            bodyHtml: string;
            /** @enum {string} */
            visibility?: "inherit" | "public" | "login" | "scope";
            coverFileId?: string | null;
            tags?: string[];
            alsoInColumnIds?: number[];
            relatedIds?: number[];
            attachmentIds?: string[];
            note?: string | null;
            /** @description Stores this state as a version that later saves do not overwrite. */
            isVersion?: boolean;
            /**
             * @description The kind with its members below. When absent, kind and members stay as they are.
             * @enum {string}
             */
            docType?: "article" | "disclosure" | "policy" | "interpretation" | "project";
            disclosure?: components["schemas"]["ArticleDisclosure"] | null;
            project?: components["schemas"]["ArticleProject"] | null;
            /** @description A policy or disclosure of the same site. */
            interpretsId?: number | null;
        };
        /** @description A revision in the history of an article. */
        ArticleRevision: {
            id: number;
            no: number;
            title: string;
            authorName: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            createdAt: string;
            note: string | null;
            /** @description Characters of the text. */
            size: number;
            isSealed: boolean;
            isLive: boolean;
        };
        /** @description A revision with its text. */
        ArticleRevisionText: {
            id: number;
            no: number;
            title: string;
            authorName: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            createdAt: string;
            note: string | null;
            /** @description Characters of the text. */
            size: number;
            isSealed: boolean;
            isLive: boolean;
            subtitle: string | null;
            summary: string | null;
            /** @description Sanitised HTML. */
            bodyHtml: string;
            bodyText: string;
            /** @enum {string} */
            docType: "article" | "disclosure" | "policy" | "interpretation" | "project";
            disclosure: components["schemas"]["ArticleDisclosure"] | null;
            project: components["schemas"]["ArticleProject"] | null;
            /** @description The policy or disclosure that an interpretation explains. */
            interprets: {
                id: number;
                title: string;
            } | null;
        };
        /** @description What the check of a text found. */
        ArticleFinding: {
            /** @enum {string} */
            kind: "sensitive" | "typo" | "missingAlt" | "headingOrder" | "personalData" | "deadLink" | "emptyLink";
            /** @enum {string} */
            level: "error" | "warning";
            /** @description Where it is; numbers are masked. */
            text: string;
            suggestion: string | null;
        };
        /** @description A column for those who manage the content of its site. */
        ManagedColumn: {
            id: number;
            parentId: number | null;
            code: string;
            name: string;
            /** @description The name in other languages. */
            names: {
                [key: string]: string;
            };
            /** @enum {string} */
            kind: "list" | "page" | "link" | "aggregate";
            /** @enum {string} */
            visibility: "public" | "login" | "role" | "scope";
            visibleRoleIds: number[];
            reviewLevels: number;
            isNav: boolean;
            /** @enum {string} */
            state: "on" | "hidden";
            bindRoute: string | null;
            seo: components["schemas"]["ColumnSeo"];
            /** @description Days after which something new is due; null for never. */
            freshnessDays: number | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            lastPublishedAt: string | null;
            /** @description Something new is overdue. */
            isStale: boolean;
            version: number;
            articleCount: number;
        };
        /** @description A column as it is written; the parent counts for a new one alone. */
        ManagedColumnWrite: {
            id?: number;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. */
            version?: number;
            siteId: number;
            parentId?: number | null;
            code: string;
            name: string;
            /** @description The name in other languages. */
            names?: {
                [key: string]: string;
            };
            /** @enum {string} */
            kind: "list" | "page" | "link" | "aggregate";
            /** @enum {string} */
            visibility: "public" | "login" | "role" | "scope";
            visibleRoleIds?: number[];
            reviewLevels: number;
            isNav: boolean;
            /** @enum {string} */
            state: "on" | "hidden";
            bindRoute?: string | null;
            seo?: components["schemas"]["ColumnSeo"];
            /** @description Days after which something new is due; null for never. */
            freshnessDays?: number | null;
        };
        /** @description What search engines show of the column's page; null for what the page has. */
        ColumnSeo: {
            title: string | null;
            description: string | null;
        };
        SignIn: {
            username: string;
            /** @description Plain, or RSA-OAEP in base64 when a public key is served. */
            password: string;
            captchaId?: string;
            captchaCode?: string;
            loginType?: string;
        };
        /** @description A session of the caller. */
        OwnSession: {
            id: string;
            /** @description Browser and system in two words. */
            device: string;
            /** @description Network of the address, the rest masked. */
            network: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            createdAt: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            lastSeenAt: string;
            /** @description The sign-in that asks. */
            isCurrent: boolean;
        };
        /** @description Session of a user in the caller's scope. */
        SessionRow: {
            id: string;
            userId: number;
            username: string;
            name: string;
            schoolName: string | null;
            /** @description Browser and system in two words. */
            device: string;
            /** @description Network of the address, the rest masked. */
            network: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            createdAt: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            lastSeenAt: string;
            /** @description The sign-in that asks. */
            isCurrent: boolean;
        };
        /** @description Filters of the session list; empty members are no condition. */
        SessionConditions: {
            /** @description Part of the login name. */
            username?: string;
            /** @description Part of the name. */
            name?: string;
        };
        Tokens: {
            /** @description Send it in the Authorization header (section 7). */
            token: string;
            refreshToken: string;
            /** @description Seconds. */
            expiresIn: number;
            userId: number;
            /**
             * @description Anything but ok requires a new password (route flag validatePaswd).
             * @enum {string}
             */
            passwordState: "ok" | "initial" | "weak" | "expired";
            needOtp: boolean;
            otpTicket: string | null;
        };
        CurrentUser: {
            user: {
                id: number;
                username: string;
                name: string;
                userType: string;
                schoolId: number | null;
                schoolName: string | null;
                areaCode: string | null;
                imgPath: string | null;
            };
            roles: components["schemas"]["RoleOption"][];
            permissionCodes: string[];
            siteIds: number[];
            /** @enum {string} */
            passwordState: "ok" | "initial" | "weak" | "expired";
            /** @description Data scope in words. */
            scopeText: string;
        };
        PortalSite: {
            site: {
                /** @description Absent for the mark of the portal. */
                logoUrl?: string;
                id: number;
                name: string;
                code: string;
                url: string | null;
                detail: string | null;
                level: string;
                areaCode: string | null;
                timeZone: string;
                /** @enum {string} */
                state: "building" | "running" | "readonly" | "closed";
            };
            theme: {
                accent: string | null;
            };
            /** @description Identifiers a public site carries: organiser, undertaker, phone, icp, police, siteCode. */
            footer: {
                [key: string]: string;
            };
            languages: string[];
            /** @description Server clock, yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            serverTime: string | null;
        };
        PortalColumn: {
            id: number;
            code: string;
            name: string;
            names: {
                [key: string]: string;
            };
            /** @enum {string} */
            kind: "list" | "page" | "link" | "aggregate";
            bindRoute: string | null;
            /** @enum {string} */
            visibility: "public" | "login" | "role" | "scope";
            isNav: boolean;
            seo?: components["schemas"]["ColumnSeo"];
            /** @description Columns that were merged into this one; their addresses redirect to it. Absent without any. */
            merged?: {
                id: number | null;
                code: string;
                bindRoute: string | null;
            }[];
            children: components["schemas"]["PortalColumn"][];
        };
        ArticleRow: {
            id: number;
            /** @description Content type for /comPageInfo. */
            type: string;
            title: string;
            subtitle: string | null;
            summary: string | null;
            source: string | null;
            author: string | null;
            columnCode: string;
            columnName: string;
            /** @description Published at, yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            publishAt: string | null;
            isPinned: boolean;
            /** @description Published within three days. */
            isNew: boolean;
            viewCount: number;
            /** @description Null: the page draws a cover. */
            coverUrl: string | null;
            attachmentCount: number;
            facts: components["schemas"]["ContentFact"][];
            /** @description Absent where there is none. */
            pairs?: components["schemas"]["ArticlePair"][];
            /** @description Path of the page; absent for /comPageInfo. */
            route?: string;
        };
        /** @description A date range counts only when both ends are filled (section 5). */
        ArticleConditions: {
            siteCode?: string;
            columnCode?: string;
            keyword?: string;
            year?: string;
            tag?: string;
            gardeId?: string;
            courseId?: string;
            areaCode?: string;
            orgId?: number | null;
            startTime?: string;
            endTime?: string;
        };
        ArticleChoices: {
            /** @description Years with articles, yyyy, the latest first. */
            years: string[];
            /** @description Validities of the disclosed documents; empty where there are none. */
            validities: ("valid" | "invalid" | "abolished")[];
            publishers: {
                orgId: number;
                name: string;
            }[];
            areas: {
                areaCode: string;
                name: string;
            }[];
        };
        PortalHome: {
            /** @description Blocks of the page in order; blocks without content are omitted. */
            blocks: {
                /** @description lead, contest, schools, principals, winners, topics, links, numbers, or the code of a column. */
                kind: string;
                /** @description The site's own title; null: as everywhere. */
                title: string | null;
                titles: {
                    [key: string]: string;
                };
                /** @description How many rows; null: as the page has it. */
                rows: number | null;
            }[];
            topics: {
                id: number;
                title: string;
                titles: {
                    [key: string]: string;
                };
                summary: string;
                tag: string | null;
                route: string | null;
                coverUrl: string | null;
            }[];
            /** @description The running competition, of several a micro-lesson competition first; null while nothing runs. */
            contest: components["schemas"]["CompetitionCard"] | null;
            /** @description Rows of blocks that are no columns, each kind at most once; activities and lessons belong to the block teachResearch. */
            cards: {
                /** @enum {string} */
                kind: "schools" | "principals" | "winners" | "activities" | "lessons";
                rows: components["schemas"]["ArticleRow"][];
            }[];
            /** @description Schools by the areas right below the site's own; empty where numbers is. */
            bars: {
                name: string;
                value: number;
            }[];
            /** @description Links to other sites. */
            links: {
                name: string;
                names: {
                    [key: string]: string;
                };
                links: {
                    name: string;
                    url: string;
                }[];
            }[];
            /** @description Server clock, yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            serverTime: string | null;
            lead: components["schemas"]["ArticleRow"][];
            announcements: components["schemas"]["ArticleRow"][];
            sections: {
                columnCode: string;
                columnName: string;
                columnNames: {
                    [key: string]: string;
                };
                route: string | null;
                articles: components["schemas"]["ArticleRow"][];
            }[];
            numbers: {
                /** @description schools, teachers, students, views, lessons, articles. */
                key: string;
                value: number;
            }[];
        };
        ContentDetail: {
            type: string;
            id: number;
            title: string;
            subtitle: string | null;
            summary: string | null;
            /** @description Sanitised HTML. */
            bodyHtml: string;
            source: string | null;
            author: string | null;
            /** @description Published at, yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            publishAt: string | null;
            viewCount: number;
            columnPath: {
                code: string;
                name: string;
                names: {
                    [key: string]: string;
                };
                route: string | null;
            }[];
            attachments: {
                id: string;
                name: string;
                size: number;
                ext: string;
                /** @description Where the bytes are; null while they are only announced. */
                url: string | null;
            }[];
            prev: {
                id: number;
                title: string;
            } | null;
            next: {
                id: number;
                title: string;
            } | null;
            related: components["schemas"]["ArticleRow"][];
            coverUrl: string | null;
            facts: components["schemas"]["ContentFact"][];
            /** @description Headings of the text with their anchors, when it has three or more. */
            contents: {
                anchor: string;
                level: number;
                text: string;
            }[];
            tags: string[];
            /** @description Further texts under headings of their own. */
            sections: {
                key: string;
                /** @description Sanitised HTML. */
                html: string;
            }[];
            school?: components["schemas"]["SchoolPresentation"];
            /** @description Absent where there is none. */
            pairs?: components["schemas"]["ArticlePair"][];
        };
        /**
         * @description Health, nutrition, mind, safety, entering kindergarten, from kindergarten to school.
         * @enum {string}
         */
        ParentingTopic: "health" | "nutrition" | "mind" | "safety" | "entering" | "bridging";
        /** @description The policy that an article interprets, or an interpretation of a policy. */
        ArticlePair: {
            /**
             * @description What the other one is.
             * @enum {string}
             */
            relation: "policy" | "interpretation";
            /** @description Content type for /comPageInfo. */
            type: string;
            id: number;
            title: string;
        };
        ExpertAnswer: {
            id: number;
            question: string;
            /** @description Plain text; a line is a paragraph. */
            answer: string;
            /** @description In years: 3 stands for three to four; null for every age. */
            age: number | null;
            topic: components["schemas"]["ParentingTopic"] | null;
            expertName: string;
            expertTitle: string;
            /** @description Published at, yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            publishAt: string | null;
        };
        ExpertAnswerPage: {
            data: components["schemas"]["ExpertAnswer"][];
            total: number;
            currentPage: number;
            pageSize: number;
        };
        StageSubjects: {
            gardeId: string;
            gardeName: string;
            courses: {
                courseId: string;
                courseName: string;
            }[];
        };
        ResourceChoices: {
            grades: string[];
            textbooks: string[];
            years: string[];
            tags: string[];
        };
        PortalArea: {
            areaCode: string;
            name: string;
        };
        /**
         * @description What a school is recognised for: civilised campus, arts, sports, science, reading, green campus, rural school, vocational skills.
         * @enum {string}
         */
        SchoolTag: "civilised" | "arts" | "sports" | "science" | "reading" | "green" | "rural" | "vocational";
        /** @description What a school presents in addition to its text; an empty list is a section that is not rendered. */
        SchoolPresentation: {
            /** @description Null where the school gives no figures. */
            staff: {
                total: number;
                /** @description With a senior title. */
                senior: number | null;
                /** @description With a degree beyond the first. */
                graduate: number | null;
            } | null;
            teachers: {
                name: string;
                title: string;
                subject: string;
                intro: string;
            }[];
            courses: {
                name: string;
                summary: string;
            }[];
            pictures: {
                id: string;
                /** @description What it shows. */
                alt: string;
                /** @description In pixels. */
                width: number;
                /** @description In pixels. */
                height: number;
                /** @description In bytes. */
                size: number;
                ext: string;
                url: string;
            }[];
            video: {
                title: string;
                url: string;
                /** @description Null: the page draws one. */
                posterUrl: string | null;
            } | null;
        };
        /** @description An attribute of an item, shown with its own label. */
        ContentFact: {
            /** @description What it is: indexNo, docNo, validity, leader, stage, school, startAt and the like. */
            key: string;
            /** @description A text, or one of a closed set that the page has words for. */
            value: string;
        };
        ContentPage: {
            data: components["schemas"]["ArticleRow"][];
            total: number;
            currentPage: number;
            pageSize: number;
        };
        SearchPage: {
            /**
             * @description Type of the results.
             * @enum {string}
             */
            type: "article" | "school" | "principal" | "activity" | "resource" | "studio" | "page";
            /** @description Number of results of every type. */
            totals: {
                /** @enum {string} */
                type: "article" | "school" | "principal" | "activity" | "resource" | "studio" | "page";
                total: number;
                /** @description There are more than were counted. */
                isMore: boolean;
            }[];
            data: components["schemas"]["ArticleRow"][];
            total: number;
            /** @description There are more than were counted. */
            isMore: boolean;
            currentPage: number;
            pageSize: number;
        };
        SearchSuggestion: {
            /** @description Content type for /comPageInfo. */
            type: string;
            id: number;
            title: string;
            columnName: string;
            /** @description Path of the page; absent for /comPageInfo. */
            route?: string;
        };
        PortalSiteLink: {
            code: string;
            name: string;
            level: string;
            url: string | null;
        };
        SubjectHub: {
            gardeId: string;
            gardeName: string;
            courseId: string;
            courseName: string;
            /** @description All stages with their subjects, for switching. */
            subjects: components["schemas"]["StageSubjects"][];
            /** @description People featured by the subject; no other personal fields. */
            researchers: {
                name: string;
                title: string;
                unit: string;
                intro: string;
            }[];
            sections: {
                /** @description activity, or a kind of resource. */
                kind: string;
                total: number;
                rows: components["schemas"]["ArticleRow"][];
            }[];
        };
        /** @enum {string} */
        ResourceKind: "plan" | "slides" | "micro" | "exercise" | "material" | "experiment" | "other";
        /** @enum {string} */
        ResourceRange: "school" | "county" | "city" | "province" | "public";
        /** @enum {string} */
        ResourceCopyright: "own" | "licensed" | "quoted";
        /** @enum {string} */
        ResourceState: "draft" | "pending" | "on_shelf" | "off_shelf" | "returned";
        /** @enum {string} */
        SubmissionState: "draft" | "pending" | "published" | "withdrawn";
        /**
         * @description An activity of the family, or a toy made at home.
         * @enum {string}
         */
        HomeWorkKind: "activity" | "toy";
        /** @enum {string} */
        PreschoolField: "health" | "language" | "society" | "science" | "art";
        /**
         * @description Class by age: three to four, four to five, five to six.
         * @enum {string}
         */
        AgeClass: "small" | "middle" | "big";
        /** @description What a parent hands in, as they see it. */
        HomeSubmission: {
            id: number;
            version: number;
            title: string;
            workKind: components["schemas"]["HomeWorkKind"] | null;
            field: components["schemas"]["PreschoolField"] | null;
            ageClass: components["schemas"]["AgeClass"] | null;
            /** @description Plain text. */
            content: string;
            showsChild: boolean;
            childId: number | null;
            state: components["schemas"]["SubmissionState"];
            submittedAt: string | null;
            changedAt: string;
            consent: {
                textVersion: string;
                givenAt: string;
                withdrawnAt: string | null;
            } | null;
            files: {
                id: string;
                name: string;
                size: number;
                ext: string;
            }[];
        };
        HomeSubmissionPage: {
            data: components["schemas"]["HomeSubmission"][];
            total: number;
            currentPage: number;
            pageSize: number;
        };
        HomeSubmissionForm: {
            children: {
                id: number;
                /** @description In full: they are the caller’s own children. */
                name: string;
            }[];
            /** @description The version of the text that a consent must name. */
            consent: {
                textCode: string;
                textVersion: string;
            };
        };
        /** @description Which files of a site. */
        LibraryConditions: {
            siteId: number;
            /** @description Null: files in no folder; absent: all. */
            folderId?: number | null;
            /** @enum {string} */
            kind?: "picture" | "video" | "audio" | "document" | "other";
            /** @description Part of the name or of the alternative text. */
            name?: string;
            /** @description Only files that nothing refers to. */
            isUnused?: boolean;
            /** @description Only files whose bytes the site has more than once; the same bytes follow one another. */
            isDuplicate?: boolean;
            /** @description Bytes. */
            minSize?: number;
            uploaderId?: number;
        };
        /** @description A file of the media library. */
        LibraryFile: {
            id: string;
            siteId: number;
            folderId: number | null;
            name: string;
            ext: string;
            /** @enum {string} */
            kind: "picture" | "video" | "audio" | "document" | "other";
            /** @description Bytes. */
            size: number;
            /** @description Pixels; null where they are not known. */
            width: number | null;
            height: number | null;
            alt: string;
            /** @description Percent of the width. */
            focalX: number;
            /** @description Percent of the height. */
            focalY: number;
            /** @description Address that does not change. */
            url: string;
            /** @description The same with a key, for tags that cannot send a token. */
            previewUrl: string;
            uploaderName: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            createdAt: string;
            useCount: number;
            /** @description Other files of the site with the same bytes. */
            duplicateCount: number;
            version: number;
        };
        /** @description A record that refers to a file. */
        LibraryUse: {
            /** @enum {string} */
            kind: "cover" | "text" | "attachment" | "logo" | "topic" | "school" | "principal" | "resource" | "submission";
            refId: number;
            /** @description Null where the caller may not know it. */
            title: string | null;
        };
        /** @description A file with the records that refer to it. */
        LibraryFileDetail: {
            file: components["schemas"]["LibraryFile"];
            uses: components["schemas"]["LibraryUse"][];
            /** @description Other files of the site with the same bytes. */
            duplicates: {
                id: string;
                name: string;
                folderId: number | null;
            }[];
        };
        /** @description A folder of the media library. */
        LibraryFolder: {
            id: number;
            parentId: number | null;
            name: string;
            /** @description Files in the folder itself. */
            fileCount: number;
            version: number;
        };
        /** @description The media library of a site. */
        Library: {
            /** @description By name. */
            folders: components["schemas"]["LibraryFolder"][];
            uploaders: {
                id: number;
                name: string;
            }[];
            /** @description Bytes of all files of the site. */
            used: number;
            /** @description Bytes that they may take. */
            quota: number;
            fileCount: number;
            unusedCount: number;
            duplicateCount: number;
        };
        Upload: {
            id: string;
            name: string;
            ext: string;
            /** @description Bytes. */
            size: number;
            sha256: string;
            /** @description Bytes that have come. */
            offset: number;
            /** @description Checked, and ready to be taken into a resource. */
            isComplete: boolean;
            /** @description Bytes that one request should carry. */
            chunkSize: number;
            /** @description Removed then unless it goes on or is used. */
            expiresAt: string;
        };
        UploadStart: {
            upload: components["schemas"]["Upload"] | null;
            /** @description Resources with the same bytes that the caller may see. */
            known: {
                id: number;
                title: string;
                state: components["schemas"]["ResourceState"];
            }[];
        };
        UploadList: {
            uploads: components["schemas"]["Upload"][];
            /** @description Bytes of all one’s files. */
            used: number;
            /** @description Bytes. */
            quota: number;
        };
        /** @description All conditions hold; an absent one is none, and an absent state is pending. Organizations below orgId are included. */
        ManagedResourceConditions: {
            /** @enum {string} */
            state?: "pending" | "on_shelf" | "returned" | "off_shelf";
            kind?: components["schemas"]["ResourceKind"];
            gardeId?: string;
            courseId?: string;
            orgId?: number;
            /** @description Part of the title or of the owner’s name. */
            keyword?: string;
            /** @description Only what the caller may decide about now. */
            isReviewable?: boolean;
        };
        /** @description A resource for those who manage it. */
        ManagedResource: {
            id: number;
            title: string;
            kind: components["schemas"]["ResourceKind"];
            state: components["schemas"]["ResourceState"];
            range: components["schemas"]["ResourceRange"];
            copyright: components["schemas"]["ResourceCopyright"];
            gardeName: string | null;
            courseName: string | null;
            gradeName: string | null;
            author: string | null;
            ownerName: string;
            orgName: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            changedAt: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            publishAt: string | null;
            viewCount: number;
            isRecommended: boolean;
            fileCount: number;
            openReports: number;
            /** @description The caller may decide about it: with the code, in the scope of its range, not about one’s own. */
            mayDecide: boolean;
            version: number;
        };
        /** @description A resource with its files and decisions, the newest decision first. */
        ManagedResourceDetail: {
            id: number;
            title: string;
            kind: components["schemas"]["ResourceKind"];
            state: components["schemas"]["ResourceState"];
            range: components["schemas"]["ResourceRange"];
            copyright: components["schemas"]["ResourceCopyright"];
            gardeName: string | null;
            courseName: string | null;
            gradeName: string | null;
            author: string | null;
            ownerName: string;
            orgName: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            changedAt: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            publishAt: string | null;
            viewCount: number;
            isRecommended: boolean;
            fileCount: number;
            openReports: number;
            /** @description The caller may decide about it: with the code, in the scope of its range, not about one’s own. */
            mayDecide: boolean;
            version: number;
            textbook: string | null;
            chapter: string | null;
            summary: string;
            files: {
                id: string;
                name: string;
                size: number;
                ext: string;
                url: string;
            }[];
            reviews: {
                /** @enum {string} */
                decision: "pass" | "return" | "off";
                reason: string | null;
                reviewerName: string;
                at: string;
            }[];
        };
        /** @description Resources of one state, with the counts of all states and of open reports. */
        ManagedResourcePage: {
            data: components["schemas"]["ManagedResource"][];
            total: number;
            currentPage: number;
            pageSize: number;
            counts: {
                pending: number;
                published: number;
                returned: number;
                withdrawn: number;
                reports: number;
            };
        };
        /**
         * @description State of the draft: none where nothing was written here, published where nothing is open.
         * @enum {string}
         */
        SchoolProfileState: "none" | "draft" | "pending" | "returned" | "published";
        /** @description All conditions hold; an absent one is none. */
        SchoolProfileConditions: {
            /**
             * @description pending: waits for review; open: draft or returned; public: on the portal; absent: not on the portal.
             * @enum {string}
             */
            state?: "pending" | "open" | "public" | "absent";
            /** @description Part of the school’s name. */
            keyword?: string;
        };
        /** @description What a school presents. Its film and teachers are not part of the draft. */
        SchoolProfileContent: {
            motto: string;
            idea: string;
            /** @description Plain text; each line is a paragraph. */
            intro: string;
            foundedYear: number | null;
            studentBand: string;
            features: string[];
            honours: string[];
            tags: components["schemas"]["SchoolTag"][];
            staffTotal: number | null;
            /** @description With a senior title. */
            staffSenior: number | null;
            /** @description With a degree beyond the first. */
            staffGraduate: number | null;
            courses: {
                name: string;
                summary: string;
            }[];
            pictures: {
                id: string;
                alt: string;
            }[];
        };
        /** @description A school with the state of what it presents. */
        SchoolProfileRow: {
            schoolId: number;
            schoolName: string;
            areaName: string | null;
            state: components["schemas"]["SchoolProfileState"];
            isPublic: boolean;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            changedAt: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            submittedAt: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            publishAt: string | null;
            /** @description The caller may change the draft now. */
            mayEdit: boolean;
            /** @description The caller reviews this school and did not write the draft. */
            mayDecide: boolean;
            version: number;
        };
        /** @description What is public (live) and what is written (draft; null where nothing is open), the newest decision first. The addresses of files have a key for a short time. */
        SchoolProfileDetail: {
            schoolId: number;
            schoolName: string;
            areaName: string | null;
            state: components["schemas"]["SchoolProfileState"];
            isPublic: boolean;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            changedAt: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            submittedAt: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            publishAt: string | null;
            /** @description The caller may change the draft now. */
            mayEdit: boolean;
            /** @description The caller reviews this school and did not write the draft. */
            mayDecide: boolean;
            version: number;
            submitterName: string | null;
            live: components["schemas"]["SchoolProfileContent"] | null;
            draft: components["schemas"]["SchoolProfileContent"] | null;
            files: {
                id: string;
                url: string;
            }[];
            reviews: {
                /** @enum {string} */
                decision: "pass" | "return" | "off";
                reason: string | null;
                reviewerName: string;
                at: string;
            }[];
        };
        /** @description Schools with the state of what they present. */
        SchoolProfilePage: {
            data: components["schemas"]["SchoolProfileRow"][];
            total: number;
            currentPage: number;
            pageSize: number;
        };
        /** @enum {string} */
        ResourceReportKind: "copyright" | "wrong" | "harmful" | "other";
        /** @description What a reader reports about a resource. */
        ResourceReport: {
            id: number;
            resourceId: number;
            resourceTitle: string;
            resourceState: components["schemas"]["ResourceState"];
            orgName: string;
            kind: components["schemas"]["ResourceReportKind"];
            details: string;
            /** @enum {string} */
            state: "open" | "handled";
            result: string | null;
            reporterName: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            createdAt: string;
            handlerName: string | null;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            handledAt: string | null;
        };
        /** @description Reports of one state. */
        ResourceReportPage: {
            data: components["schemas"]["ResourceReport"][];
            total: number;
            currentPage: number;
            pageSize: number;
        };
        OwnResource: {
            id: number;
            version: number;
            title: string;
            kind: components["schemas"]["ResourceKind"];
            state: components["schemas"]["ResourceState"];
            gardeId: string;
            courseId: string;
            gradeName: string | null;
            textbook: string | null;
            chapter: string | null;
            author: string | null;
            summary: string;
            range: components["schemas"]["ResourceRange"];
            copyright: components["schemas"]["ResourceCopyright"];
            changedAt: string;
            /** @description What its reviewer says, where it was returned or taken off. */
            reason: string | null;
            files: {
                id: string;
                name: string;
                size: number;
                ext: string;
            }[];
        };
        /** @description Checking in to an activity, as one person sees it. */
        ActivityCheckin: {
            /** @description When it opens: yyyy-MM-dd HH:mm:ss. */
            from: string;
            /** @description When it closes: yyyy-MM-dd HH:mm:ss. */
            until: string;
            /** @description By the clock of the server. */
            isOpen: boolean;
            /** @description When the caller came: yyyy-MM-dd HH:mm:ss. */
            checkedAt: string | null;
            /** @description Hours of credit: granted after checking in, offered before; null without. */
            creditHours: number | null;
            /** @description What the organiser shows; null for everybody else. */
            code: string | null;
        };
        /** @description An activity as one person may take part in it. */
        ActivitySignup: {
            activityId: number;
            /**
             * @description Seats are left; none are; it has begun; it has ended.
             * @enum {string}
             */
            phase: "open" | "full" | "running" | "over";
            /** @description When the caller signed up: yyyy-MM-dd HH:mm:ss. */
            signedAt: string | null;
            taken: number;
            /** @description Seats; null without a limit. */
            capacity: number | null;
            /** @description The caller holds activity:signup. */
            maySignUp: boolean;
            checkin: components["schemas"]["ActivityCheckin"];
        };
        OwnResourcePage: {
            data: components["schemas"]["OwnResource"][];
            total: number;
            currentPage: number;
            pageSize: number;
        };
        /** @description Filters of the workgroup list; empty members are no condition. */
        WorkgroupConditions: {
            /** @description Part of the name or of the name of the leader. */
            name?: string;
            /** @enum {string} */
            kind?: "studio" | "centre_group" | "judge_group" | "project" | "principal_studio";
            /**
             * @description Expired groups are read-only until their end is moved; dissolved ones until they are restored.
             * @enum {string}
             */
            state?: "active" | "expired" | "dissolved";
            /** @description An organization and everything below it. */
            orgId?: number;
        };
        WorkgroupRow: {
            id: number;
            name: string;
            /** @enum {string} */
            kind: "studio" | "centre_group" | "judge_group" | "project" | "principal_studio";
            leaderName: string;
            orgId: number;
            orgName: string;
            areaName: string;
            memberCount: number;
            /**
             * @description Expired groups are read-only until their end is moved; dissolved ones until they are restored.
             * @enum {string}
             */
            state: "active" | "expired" | "dissolved";
            /** @description yyyy-MM-dd. */
            validFrom: string;
            /** @description yyyy-MM-dd; null without an end. */
            validTo: string | null;
            isPublic: boolean;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
        };
        WorkgroupMember: {
            userId: number;
            name: string;
            orgName: string | null;
            /** @enum {string} */
            role: "leader" | "vice" | "member" | "secretary";
            /** @description yyyy-MM-dd. */
            joinedAt: string;
            /** @description yyyy-MM-dd; null for a present member. */
            leftAt: string | null;
        };
        WorkgroupDetail: {
            id: number;
            name: string;
            /** @enum {string} */
            kind: "studio" | "centre_group" | "judge_group" | "project" | "principal_studio";
            orgId: number;
            orgName: string;
            areaCode: string;
            areaName: string;
            gardeId: string | null;
            courseId: string | null;
            summary: string;
            introHtml: string;
            /** @description yyyy-MM-dd. */
            validFrom: string;
            /** @description yyyy-MM-dd; null without an end. */
            validTo: string | null;
            isPublic: boolean;
            /**
             * @description Expired groups are read-only until their end is moved; dissolved ones until they are restored.
             * @enum {string}
             */
            state: "active" | "expired" | "dissolved";
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
            /** @description Present members by role. */
            members: components["schemas"]["WorkgroupMember"][];
        };
        WorkgroupWrite: {
            id?: number;
            name?: string;
            /** @enum {string} */
            kind?: "studio" | "centre_group" | "judge_group" | "project" | "principal_studio";
            orgId?: number;
            /** @description That of the organization without one. */
            areaCode?: string | null;
            gardeId?: string | null;
            courseId?: string | null;
            summary?: string;
            introHtml?: string;
            /** @description yyyy-MM-dd. */
            validFrom?: string;
            /** @description yyyy-MM-dd; null without an end. */
            validTo?: string | null;
            isPublic?: boolean;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version?: number;
            members?: {
                userId: number;
                /** @enum {string} */
                role: "leader" | "vice" | "member" | "secretary";
            }[];
        };
        WorkgroupPeopleConditions: {
            /** @description An organization and everything below it. */
            orgId?: number;
            /** @description Part of the name or of the login name. */
            keyword?: string;
        };
        WorkgroupPerson: {
            userId: number;
            name: string;
            username: string;
            orgName: string | null;
            /** @description Entry of dictionary 8. */
            userType: string;
        };
        SchoolMerge: {
            fromId: number;
            toId: number;
            /** @default false */
            dryRun?: boolean;
            /** @description That of the first school. A stale value results in 409 VERSION_CONFLICT. */
            version?: number;
        };
        SchoolMergeReport: {
            fromId: number;
            fromName: string;
            toId: number;
            toName: string;
            /** @description Students included. */
            users: number;
            students: number;
            grades: number;
            classes: number;
            /** @description Organisations directly below. */
            children: number;
            articles: number;
            sites: number;
            /** @description Part-time posts, principals, resources, activities and workgroups. */
            others: number;
            /** @description The first school presents itself on the portal. */
            hasPortalPage: boolean;
            /** @description False after a dry run. */
            isMerged: boolean;
        };
        PromotionRequest: {
            /** @description Schools, or organisations whose schools are all meant. */
            schoolIds: number[];
            /** @default false */
            dryRun?: boolean;
        };
        PromotionPreview: {
            /** @description Calendar year of the autumn term. */
            schoolYear: number;
            /** @description Schools with grades that are not promoted in this school year. */
            schools: number;
            /** @description Schools that are left out, since they are promoted already. */
            alreadyPromoted: number;
            grades: components["schemas"]["PromotionGrade"][];
            /** @description Null after a dry run. */
            promotionId: string | null;
            /** @description The background task, for getTask; null after a dry run. */
            taskId: string | null;
        };
        PromotionGrade: {
            name: string;
            /**
             * @description unknown: the dictionary does not say what follows, the grade stays; added: an entry grade for the new year.
             * @enum {string}
             */
            outcome: "moved" | "graduated" | "unknown" | "added";
            /** @description Null unless moved. */
            nextName: string | null;
            schools: number;
            classes: number;
            students: number;
        };
        Promotion: {
            id: string;
            schoolYear: number;
            /** @enum {string} */
            state: "unfinished" | "done" | "undone";
            schools: number;
            /** @description Name of the person. */
            createdBy: string;
            createdAt: string;
            undoneAt: string | null;
        };
        AppVersionConditions: {
            /** @enum {string} */
            platform?: "android" | "ios" | "harmony" | "windows" | "h5";
            /** @enum {string} */
            state?: "draft" | "published" | "withdrawn";
        };
        AppVersion: {
            id: number;
            /** @enum {string} */
            platform: "android" | "ios" | "harmony" | "windows" | "h5";
            /** @description What people read: 3.2.0. */
            versionName: string;
            /** @description Grows with every release of a platform; no two have the same. */
            build: number;
            /** @description Where it is downloaded: http or https. */
            url: string;
            /** @description Older builds are no longer supported and have to be updated. */
            minBuild: number;
            isForced: boolean;
            /** @description Per cent of the devices that are offered it. */
            rollout: number;
            /** @description What is new, by language: zh, en, ja, ko, tw. */
            notes: {
                [key: string]: string;
            };
            /** @enum {string} */
            state: "draft" | "published" | "withdrawn";
            /** @description yyyy-MM-dd HH:mm:ss; null for a draft. */
            publishedAt: string | null;
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version: number;
        };
        AppVersionWrite: {
            id?: number;
            /** @enum {string} */
            platform?: "android" | "ios" | "harmony" | "windows" | "h5";
            /** @description What people read: 3.2.0. */
            versionName?: string;
            /** @description Grows with every release of a platform; no two have the same. */
            build?: number;
            /** @description Where it is downloaded: http or https. */
            url?: string;
            /** @description Older builds are no longer supported and have to be updated. */
            minBuild?: number;
            isForced?: boolean;
            /** @description Per cent of the devices that are offered it. */
            rollout?: number;
            /** @description What is new, by language: zh, en, ja, ko, tw. */
            notes?: {
                [key: string]: string;
            };
            /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
            version?: number;
        };
        AppRelease: {
            versionName: string;
            /** @description Grows with every release of a platform; no two have the same. */
            build: number;
            url: string;
            /** @description The app has to be updated before it is used. */
            isForced: boolean;
            notes: string;
        };
        /** @description Who may register, and what they agree to. */
        RegisterPolicy: {
            isOpen: boolean;
            /** @description Dictionary type 8. */
            types: ("4" | "5" | "6")[];
            /** @description Below this age a guardian has to consent. */
            guardianAge: number;
            expiryDays: number;
            /** @description Working days that a decision usually takes. */
            reviewDays: number;
            texts: {
                code: string;
                version: string;
                title: string;
                paragraphs: string[];
            }[];
        };
        TextConsent: {
            textCode: string;
            textVersion: string;
        };
        RegistrationGuardian: {
            name: string;
            /** @description What the guardian is to the child. */
            familyName: string;
            mobile: string;
        };
        /** @description A request for an account. Broken rules of section 5 result in 200 with errors. */
        Registration: {
            username: string;
            /** @description Plain, or RSA-OAEP in base64 when a public key is served. */
            password: string;
            name: string;
            /**
             * @description 4 teacher, 5 student, 6 parent (section 1).
             * @enum {string}
             */
            userType: "4" | "5" | "6";
            /**
             * @description '1' female, '0' male (section 3).
             * @enum {string|null}
             */
            sex?: "0" | "1" | "" | null;
            /** @description yyyy-MM-dd; required of students. */
            birthDate?: string | null;
            idCard?: string | null;
            /** @description Required of teachers and parents. */
            mobile?: string | null;
            email: string;
            areaCode: string;
            schoolId: number | null;
            remark?: string | null;
            /** @description Dictionary type 5, of teachers. */
            userDutyType?: string | null;
            /** @description Stage and subject id pairs of teachers, comma list (section 3). */
            ext3?: string;
            userNumber?: string | null;
            inSchoolYear?: string | null;
            gradeId?: number | null;
            classId?: number | null;
            enrollmentNumber?: string | null;
            /** @description Login name of a parent’s child. */
            childUsername?: string | null;
            guardian?: components["schemas"]["RegistrationGuardian"] | null;
            consents: components["schemas"]["TextConsent"][];
            captchaId?: string;
            captchaCode?: string;
        };
        RegistrationReceipt: {
            trackNo: string;
            state: components["schemas"]["RegistrationStateName"];
            /** @description The organization that decides. */
            reviewer: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            submittedAt: string;
        };
        /** @enum {string} */
        RegistrationStateName: "pending" | "approved" | "returned" | "expired";
        /** @description A request as its applicant sees it: nothing personal. */
        RegistrationState: {
            trackNo: string;
            state: components["schemas"]["RegistrationStateName"];
            reviewer: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            submittedAt: string;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            decidedAt: string | null;
            reason: string | null;
        };
        PublicSchool: {
            id: number;
            name: string;
        };
        /** @description All conditions hold; an absent state is pending. */
        RegistrationConditions: {
            state?: components["schemas"]["RegistrationStateName"];
            /** @enum {string} */
            userType?: "4" | "5" | "6";
            /** @description Part of the name, or the tracking number. */
            keyword?: string;
        };
        /** @description A request in the queue. */
        RegistrationRow: {
            id: number;
            trackNo: string;
            userType: string;
            name: string;
            username: string;
            schoolName: string;
            state: components["schemas"]["RegistrationStateName"];
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            submittedAt: string;
            /** @description Until the decision, or until now. */
            waitingHours: number;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            decidedAt: string | null;
            deciderName: string | null;
        };
        RegistrationPage: {
            data: components["schemas"]["RegistrationRow"][];
            total: number;
            currentPage: number;
            pageSize: number;
            counts: {
                pending: number;
                approved: number;
                returned: number;
                expired: number;
            };
        };
        /** @description A request with what its reviewer has to compare. */
        RegistrationDetail: {
            id: number;
            trackNo: string;
            userType: string;
            name: string;
            username: string;
            schoolName: string;
            state: components["schemas"]["RegistrationStateName"];
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            submittedAt: string;
            /** @description Until the decision, or until now. */
            waitingHours: number;
            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
            decidedAt: string | null;
            deciderName: string | null;
            /** @enum {string|null} */
            sex: "0" | "1" | null;
            /** @description In full: who approves compares it with the class. */
            birthDate: string | null;
            idCard: string | null;
            mobile: string | null;
            email: string;
            areaName: string;
            remark: string | null;
            dutyName: string | null;
            subjects: string[];
            userNumber: string | null;
            inSchoolYear: string | null;
            gradeName: string | null;
            className: string | null;
            enrollmentNumber: string | null;
            guardian: components["schemas"]["RegistrationGuardian"] | null;
            childUsername: string | null;
            consents: components["schemas"]["TextConsent"][];
            reason: string | null;
            checks: {
                /** @description An account has taken the login name meanwhile. */
                isNameTaken: boolean;
                /** @description People of the same name and type in the organization. */
                sameName: number;
                /** @description Login name of the account with this identity number; only a name within the scope is shown, otherwise it is empty. */
                sameIdentity: string | null;
                /**
                 * @description Does the date of birth go with the grade?
                 * @enum {string}
                 */
                ageOfClass: "fits" | "unlikely" | "unknown";
                /**
                 * @description Is a parent’s child a student of the organization?
                 * @enum {string|null}
                 */
                child: "found" | "absent" | null;
            };
        };
        NotificationConditions: {
            unreadOnly?: boolean;
        };
        ReceivedNotification: {
            id: number;
            title: string;
            /** @description Plain text. */
            body: string;
            /** @description Null for messages of the server itself. */
            senderName: string | null;
            /** @description Where it leads to in the console. */
            link: string | null;
            /** @description yyyy-MM-dd HH:mm:ss. */
            sentAt: string;
            /** @description Null while it is unread. */
            readAt: string | null;
        };
        NotificationWrite: {
            title: string;
            /** @description Plain text. */
            body: string;
            /** @description A group without a condition. */
            isForAll?: boolean;
            roleIds?: number[];
            areaCodes?: string[];
            /** @description With all organisations under them. */
            organizationIds?: number[];
            userIds?: number[];
            /** @description yyyy-MM-dd HH:mm:ss; absent or in the past: at once. */
            sendAt?: string | null;
            /** @default false */
            dryRun?: boolean;
        };
        SentNotification: {
            id: number;
            title: string;
            body: string;
            /** @description False for people by name alone. */
            isGroup: boolean;
            roleNames: string[];
            areaNames: string[];
            organizationNames: string[];
            /** @description At most 20 of them. */
            userNames: string[];
            /** @description Active people whom it was for when it was written. */
            recipients: number;
            reads: number;
            sendAt: string;
            /** @enum {string} */
            state: "scheduled" | "sent" | "withdrawn";
        };
        ConsentConditions: {
            /** @description Part of the name of the child or of the guardian. */
            name?: string;
            /** @enum {string} */
            scope?: "account" | "name_publicity" | "image_publicity" | "competition";
            /** @enum {string} */
            state?: "given" | "withdrawn";
        };
        ConsentRow: {
            id: number;
            /** @description The child. */
            subjectName: string;
            guardianName: string;
            guardianUsername: string;
            /** @enum {string} */
            scope: "account" | "name_publicity" | "image_publicity" | "competition";
            textCode: string;
            textVersion: string;
            /** @enum {string} */
            channel: "portal";
            /** @description yyyy-MM-dd HH:mm:ss. */
            givenAt: string;
            withdrawnAt: string | null;
        };
        SecurityPolicyValues: {
            /** @description Wrong passwords in a row that lock a name for a network. */
            lockFailures: number;
            /** @description Minutes without a request that end a session. */
            idleMinutes: number;
            /** @description Days after which a password has to be changed; 0 for never. */
            passwordDays: number;
        };
        SecurityPolicyWrite: {
            /** @description Wrong passwords in a row that lock a name for a network. */
            lockFailures: number;
            /** @description Minutes without a request that end a session. */
            idleMinutes: number;
            /** @description Days after which a password has to be changed; 0 for never. */
            passwordDays: number;
            reason: string;
        };
        SecurityPolicyChange: {
            id: number;
            /** @description Wrong passwords in a row that lock a name for a network. */
            lockFailures: number;
            /** @description Minutes without a request that end a session. */
            idleMinutes: number;
            /** @description Days after which a password has to be changed; 0 for never. */
            passwordDays: number;
            reason: string;
            proposerName: string;
            /** @description The caller has proposed it. */
            isOwn: boolean;
            /** @description yyyy-MM-dd HH:mm:ss. */
            proposedAt: string;
            /** @enum {string} */
            state: "open" | "approved" | "declined" | "withdrawn";
            deciderName: string | null;
            decidedAt: string | null;
        };
        SecurityPolicy: {
            policy: components["schemas"]["SecurityPolicyValues"];
            /** @description The latest, the newest first. */
            changes: components["schemas"]["SecurityPolicyChange"][];
        };
        /** @description What the personal centre shows about its owner. */
        PersonalSummary: {
            name: string;
            userType: string;
            schoolId: number | null;
            schoolName: string | null;
            gradeName: string | null;
            className: string | null;
            imgPath: string | null;
            /** @description Per cent of the personal details that are filled. */
            completeness: number;
            missing: ("mobile" | "email" | "imgPath" | "discTitle" | "discDetail")[];
            counts: {
                resources: number;
                favourites: number;
                signups: number;
                submissions: number;
                unread: number;
            };
            creditHours: number;
            closure: components["schemas"]["AccountClosure"] | null;
        };
        /** @description A request to close an account; at dueAt it is carried out. */
        AccountClosure: {
            /** @description yyyy-MM-dd HH:mm:ss. */
            requestedAt: string;
            /** @description yyyy-MM-dd HH:mm:ss. */
            dueAt: string;
        };
        Favourite: {
            /** @enum {string} */
            type: "article" | "resource";
            id: number;
            title: string;
            /** @description The caller may read it at present. */
            isAvailable: boolean;
            /** @description yyyy-MM-dd HH:mm:ss. */
            addedAt: string;
        };
        OwnSignup: {
            activityId: number;
            name: string;
            /** @description yyyy-MM-dd HH:mm:ss. */
            startAt: string;
            /** @description yyyy-MM-dd HH:mm:ss. */
            endAt: string;
            place: string;
            /** @description yyyy-MM-dd HH:mm:ss. */
            signedAt: string;
            checkedAt: string | null;
            creditHours: number | null;
            /** @enum {string} */
            phase: "coming" | "running" | "over";
        };
        OwnConsent: {
            id: number;
            /** @description The child. */
            subjectName: string;
            /** @enum {string} */
            scope: "account" | "name_publicity" | "image_publicity" | "competition";
            textCode: string;
            textVersion: string;
            /** @description yyyy-MM-dd HH:mm:ss. */
            givenAt: string;
            withdrawnAt: string | null;
            /** @description Titles of the submissions that rely on it. */
            submissions: string[];
        };
        SchoolChangeConditions: {
            /**
             * @description waiting: the current step is the caller’s to decide.
             * @enum {string}
             */
            queue?: "waiting" | "open" | "closed";
            /** @description Part of the name of the person. */
            keyword?: string;
        };
        SchoolChangeStep: {
            /** @enum {string} */
            step: "out" | "in" | "authority";
            orgName: string | null;
            decision: ("agree" | "reject") | null;
            /** @description Only for those who decide. */
            byName: string | null;
            at: string | null;
            reason: string | null;
        };
        /** @description A request to change the school of a person. */
        SchoolChange: {
            id: number;
            version: number;
            userId: number;
            userName: string;
            userType: string;
            /** @enum {string} */
            kind: "transfer" | "move" | "graduation" | "correction";
            fromSchoolName: string | null;
            toSchoolName: string;
            toGradeName: string | null;
            toClassName: string | null;
            effectiveOn: string;
            reason: string;
            /** @enum {string} */
            state: "submitted" | "out_agreed" | "in_agreed" | "authority_agreed" | "effective" | "rejected" | "withdrawn";
            currentStep: ("out" | "in" | "authority") | null;
            /** @description yyyy-MM-dd HH:mm:ss. */
            createdAt: string;
            steps: components["schemas"]["SchoolChangeStep"][];
            files: {
                id: string;
                name: string;
                size: number;
                url: string;
            }[];
            mayDecide: boolean;
            mayWithdraw: boolean;
        };
        SchoolChangePerson: {
            userId: number;
            name: string;
            isChild: boolean;
            isStudent: boolean;
            schoolName: string | null;
            gradeName: string | null;
            className: string | null;
            hasOpenRequest: boolean;
            /** @description Under 14; a parent sends the request. */
            isBlocked: boolean;
        };
        SchoolChangeProgress: {
            people: components["schemas"]["SchoolChangePerson"][];
            requests: components["schemas"]["SchoolChange"][];
        };
        TargetSchool: {
            id: number;
            name: string;
            areaName: string | null;
        };
        CompetitionPhase: {
            /** @enum {string} */
            kind: "signup" | "submit" | "check" | "recommend" | "round" | "publicity" | "result" | "cert";
            /** @enum {string} */
            level: "school" | "county" | "city" | "province";
            roundNo: number;
            name: string;
            /** @description yyyy-MM-dd HH:mm:ss. */
            startAt: string;
            /** @description yyyy-MM-dd HH:mm:ss. */
            endAt: string;
            graceMinutes: number;
            /** @enum {string} */
            manual: "auto" | "open" | "closed";
        };
        CompetitionCard: {
            id: number;
            code: string;
            name: string;
            shortName: string;
            edition: number;
            year: number;
            /** @enum {string} */
            kind: "micro" | "other";
            summary: string;
            /** @enum {string} */
            stage: "coming" | "signup" | "running" | "finished";
            phases: components["schemas"]["CompetitionPhase"][];
        };
        CompetitionDetail: {
            id: number;
            code: string;
            name: string;
            shortName: string;
            edition: number;
            year: number;
            /** @enum {string} */
            kind: "micro" | "other";
            summary: string;
            /** @enum {string} */
            stage: "coming" | "signup" | "running" | "finished";
            phases: components["schemas"]["CompetitionPhase"][];
            host: string;
            undertaker: string;
            introHtml: string;
            rulesHtml: string;
            groups: {
                id: number;
                name: string;
                gardeIds: string[];
            }[];
            criteria: {
                name: string;
                max: number;
                parts: {
                    name: string;
                    max: number;
                }[];
            }[];
            limits: {
                perPerson: number;
                coauthors: number;
                instructors: number;
            };
            userTypes: string[];
            promise: {
                version: string;
                text: string;
            };
            slots: {
                key: string;
                label: string;
                isRequired: boolean;
                types: string[];
                maxMegabytes: number;
                maxSeconds: number | null;
            }[];
            worksPublicFrom: string | null;
            /** @description yyyy-MM-dd HH:mm:ss. */
            serverTime: string;
            /** @description What the caller can do now, the main action first. */
            viewerActions: ("signIn" | "signUp" | "editEntry" | "cancelEntry" | "viewEntry" | "viewSchedule" | "viewWorks" | "judge" | "viewNotice" | "viewResults" | "viewMyResult")[];
            /** @description The caller’s entry. */
            entry: components["schemas"]["Entry"] | null;
        };
        WinningWork: {
            grantId: number;
            workId: number | null;
            /** @enum {string} */
            kind: "work" | "organization";
            title: string;
            competitionId: number;
            competitionName: string;
            year: number;
            groupName: string | null;
            awardName: string;
            awardLevel: number;
            holderName: string;
            schoolName: string;
            areaName: string | null;
            gardeName: string | null;
            courseName: string | null;
            coverUrl: string | null;
        };
        EnterWork: {
            workId: number;
            workNo: string;
            title: string;
            summary: string;
            groupName: string;
            gardeName: string | null;
            courseName: string | null;
            coverUrl: string | null;
            /** @description Null in the blind period. */
            authorName: string | null;
            /** @description Null in the blind period. */
            schoolName: string | null;
        };
        EnterWorkPage: {
            data: components["schemas"]["EnterWork"][];
            total: number;
            currentPage: number;
            pageSize: number;
            isBlind: boolean;
            /** @description When the works will be public. */
            opensAt: string | null;
        };
        MyResult: {
            workId: number;
            workNo: string;
            title: string;
            competitionId: number;
            competitionName: string;
            year: number;
            groupName: string;
            gardeName: string | null;
            courseName: string | null;
            /** @enum {string} */
            stage: "draft" | "submitted" | "returned" | "judging" | "below" | "published" | "out";
            /** @description When the results will be published. */
            publishAt: string | null;
            returnReason: string | null;
            awardName: string | null;
            /** @description Null before the publication. */
            result: components["schemas"]["PublishedScore"] | null;
            certificate: components["schemas"]["OwnCertificate"] | null;
        };
        PublishedScore: {
            /** @description Two digits after the point. */
            score: string | null;
            /** @description Among this share of the group from the top. */
            topPercent: number | null;
            criteria: {
                name: string;
                max: number;
                score: string;
            }[];
            comments: string[];
        };
        OwnCertificate: {
            no: string;
            verifyCode: string;
            /** @enum {string} */
            state: "valid" | "revoked";
            /** @description yyyy-MM-dd HH:mm:ss. */
            issuedAt: string;
        };
        CertificateCheck: {
            no: string;
            holderName: string;
            awardName: string;
            competitionName: string;
            workTitle: string | null;
            /** @description yyyy-MM-dd HH:mm:ss. */
            issuedAt: string;
            /** @enum {string} */
            state: "valid" | "revoked";
            revokedAt: string | null;
        };
        EntryWrite: {
            id?: number;
            version?: number;
            competitionId: number;
            groupId: number;
            gardeId: string;
            courseId: string;
            topic: string;
            members: {
                /** @enum {string} */
                role: "coauthor" | "instructor";
                name: string;
                orgName: string;
            }[];
        };
        Entry: {
            id: number;
            competitionId: number;
            groupId: number;
            gardeId: string;
            courseId: string;
            topic: string;
            members: {
                /** @enum {string} */
                role: "coauthor" | "instructor";
                name: string;
                orgName: string;
            }[];
            /** @enum {string} */
            state: "draft" | "submitted" | "school_passed" | "returned" | "cancelled" | "void";
            stateReason: string | null;
            receiptNo: string | null;
            submittedAt: string | null;
            version: number;
        };
    };
    responses: {
        /** @description A page of content. */
        ContentPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "msg": "",
                 *       "data": {
                 *         "data": [],
                 *         "total": 0,
                 *         "currentPage": 1,
                 *         "pageSize": 10
                 *       }
                 *     }
                 */
                "application/json": {
                    success: boolean;
                    msg: string;
                    data: components["schemas"]["ContentPage"] | null;
                    code?: string;
                    errors?: components["schemas"]["FieldError"][];
                    requestId?: string;
                };
            };
        };
        /** @description What was found. */
        SearchPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "msg": "",
                 *       "data": {
                 *         "type": "article",
                 *         "data": [],
                 *         "total": 0,
                 *         "isMore": false,
                 *         "totals": [
                 *           {
                 *             "type": "article",
                 *             "total": 0,
                 *             "isMore": false
                 *           }
                 *         ],
                 *         "currentPage": 1,
                 *         "pageSize": 10
                 *       }
                 *     }
                 */
                "application/json": {
                    success: boolean;
                    msg: string;
                    data: components["schemas"]["SearchPage"] | null;
                    code?: string;
                    errors?: components["schemas"]["FieldError"][];
                    requestId?: string;
                };
            };
        };
        /** @description The sites. */
        PortalSites: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "msg": "",
                 *       "data": [
                 *         {
                 *           "code": "prov",
                 *           "name": "云泽教育门户",
                 *           "level": "省",
                 *           "url": "https://prov.doorway.example/"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    success: boolean;
                    msg: string;
                    data: components["schemas"]["PortalSiteLink"][] | null;
                    code?: string;
                    errors?: components["schemas"]["FieldError"][];
                    requestId?: string;
                };
            };
        };
        /** @description The subject. */
        SubjectHub: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "msg": "",
                 *       "data": {
                 *         "gardeId": "2",
                 *         "gardeName": "小学",
                 *         "courseId": "0202",
                 *         "courseName": "数学",
                 *         "subjects": [],
                 *         "researchers": [],
                 *         "sections": []
                 *       }
                 *     }
                 */
                "application/json": {
                    success: boolean;
                    msg: string;
                    data: components["schemas"]["SubjectHub"] | null;
                    code?: string;
                    errors?: components["schemas"]["FieldError"][];
                    requestId?: string;
                };
            };
        };
        /** @description Malformed: not JSON, wrong type, unknown field, over-long. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "data": null,
                 *       "msg": "请求格式不正确：name 类型错误",
                 *       "code": "BAD_REQUEST",
                 *       "errors": [
                 *         {
                 *           "field": "name",
                 *           "msg": "类型错误"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No token, or one that is unknown or expired (section 8). */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "data": null,
                 *       "msg": "身份认证已过期，请重新登录！",
                 *       "code": "UNAUTHENTICATED"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The caller lacks the permission code (section 8: shown for 3 s). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "data": null,
                 *       "msg": "您没有权限执行此操作",
                 *       "code": "FORBIDDEN"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Absent, or outside the caller’s data scope: the two look the same. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "data": null,
                 *       "msg": "数据不存在或已被删除",
                 *       "code": "NOT_FOUND"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Another user saved in between; data holds the current values. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "data": null,
                 *       "msg": "数据已被他人修改，请刷新后重试",
                 *       "code": "VERSION_CONFLICT"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body exceeds the limit. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "data": null,
                 *       "msg": "请求内容过大",
                 *       "code": "TOO_LARGE"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The content type is not the one this call takes. */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "data": null,
                 *       "msg": "不支持的内容类型",
                 *       "code": "UNSUPPORTED_MEDIA_TYPE"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many requests or failed tries from this network; see Retry-After. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "data": null,
                 *       "msg": "操作过于频繁，请稍后再试",
                 *       "code": "TOO_MANY_REQUESTS"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too much waits already, or the database does not respond; see Retry-After. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "data": null,
                 *       "msg": "服务暂时不可用，请稍后再试",
                 *       "code": "BUSY"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The disk of the server is full up to its reserve. */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "data": null,
                 *       "msg": "服务器存储空间不足，暂时不能上传、导入或导出，请联系管理员",
                 *       "code": "STORAGE_FULL"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A fault of ours; no internals are shown. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "data": null,
                 *       "msg": "服务器开小差了，请稍后再试",
                 *       "code": "INTERNAL"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCaptcha: {
        parameters: {
            query?: {
                /**
                 * @description Kind of captcha.
                 * @example image
                 */
                type?: "image";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The captcha. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "captchaId": "c-1",
                     *         "image": "data:image/svg+xml;base64,PHN2Zy8+",
                     *         "expiresIn": 300
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            captchaId: string;
                            /** @description SVG data URL. */
                            image: string;
                            /** @description Seconds. */
                            expiresIn: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSignInChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "admin"
                 *     }
                 */
                "application/json": {
                    /** @description The login name of the attempt. */
                    username: string;
                };
            };
        };
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "captchaId": "t4u2k1.b4.AAECAwQFBgcICQoL.s3cr3ts3cr3ts3cr3ts3cr",
                     *         "algorithm": "PBKDF2/SHA-256",
                     *         "iterations": 2000,
                     *         "phrase": "AAECAwQFBgcICQoL",
                     *         "target": "AAECAwQFBgcICQoLDA0ODw",
                     *         "numbers": 400,
                     *         "expiresIn": 300
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SignInChallenge"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSignInLocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locks that end last come first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "kind": "name",
                     *           "subject": "t_linyq",
                     *           "userId": 26,
                     *           "name": "林砚秋",
                     *           "schoolName": "望川市砚池小学",
                     *           "failures": 5,
                     *           "until": "2026-11-21 09:10:00"
                     *         },
                     *         {
                     *           "kind": "network",
                     *           "subject": "10.6.0",
                     *           "userId": null,
                     *           "name": null,
                     *           "schoolName": null,
                     *           "failures": 100,
                     *           "until": "2026-11-21 09:10:00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SignInLock"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    liftSignInLock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "name",
                 *       "subject": "t_linyq"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    kind: "name" | "network";
                    /** @description The login name or the network as it is listed. */
                    subject: string;
                };
            };
        };
        responses: {
            /** @description Whether there was a lock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "lifted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            lifted: boolean;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PEM (SPKI) or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "publicKey": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            publicKey: string | null;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "admin",
                 *       "password": "Secret@123"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Tokens, or a refusal with code LOGIN_FAILED, CAPTCHA_REQUIRED or CAPTCHA_WRONG. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "token": "dw_a1",
                     *         "refreshToken": "dr_b2",
                     *         "expiresIn": 1800,
                     *         "userId": 1,
                     *         "passwordState": "ok",
                     *         "needOtp": false,
                     *         "otpTicket": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Tokens"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "dr_b2"
                 *     }
                 */
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description New tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "token": "dw_a3",
                     *         "refreshToken": "dr_b4",
                     *         "expiresIn": 1800,
                     *         "userId": 1,
                     *         "passwordState": "ok",
                     *         "needOtp": false,
                     *         "otpTicket": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Tokens"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkUsername: {
        parameters: {
            query: {
                /**
                 * @description Login name.
                 * @example t_linyq
                 */
                username: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "available": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            available: boolean;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegisterPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "isOpen": true,
                     *         "types": [
                     *           "4",
                     *           "5",
                     *           "6"
                     *         ],
                     *         "guardianAge": 14,
                     *         "expiryDays": 30,
                     *         "reviewDays": 3,
                     *         "texts": [
                     *           {
                     *             "code": "register.privacy",
                     *             "version": "1",
                     *             "title": "个人信息处理规则",
                     *             "paragraphs": [
                     *               "我们只收集审核身份所必需的信息。"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["RegisterPolicy"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "t_jiangyc",
                 *       "password": "Doorway@2026",
                 *       "name": "江映川",
                 *       "userType": "4",
                 *       "sex": "0",
                 *       "mobile": "13800000000",
                 *       "email": "jiang@doorway.example",
                 *       "areaCode": "380102",
                 *       "schoolId": 8,
                 *       "userDutyType": "7",
                 *       "consents": [
                 *         {
                 *           "textCode": "register.privacy",
                 *           "textVersion": "1"
                 *         }
                 *       ],
                 *       "captchaId": "t4u2k1.b4.AAECAwQFBgcICQoL.s3cr3ts3cr3ts3cr3ts3cr",
                 *       "captchaCode": "133"
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "trackNo": "ZC7K2MQ4XW9D",
                     *         "state": "pending",
                     *         "reviewer": "望川市砚池小学",
                     *         "submittedAt": "2026-11-21 09:00:00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["RegistrationReceipt"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegisterState: {
        parameters: {
            query: {
                /**
                 * @description The tracking number of the receipt; nobody can guess one.
                 * @example ZC7K2MQ4XW9D
                 */
                trackNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "trackNo": "ZC7K2MQ4XW9D",
                     *         "state": "returned",
                     *         "reviewer": "望川市砚池小学",
                     *         "submittedAt": "2026-11-21 09:00:00",
                     *         "decidedAt": "2026-11-22 10:00:00",
                     *         "reason": "班级与学校登记不一致"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["RegistrationState"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startForgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "t_linyq",
                 *       "captchaId": "t4u2k1.b4.AAECAwQFBgcICQoL.s3cr3ts3cr3ts3cr3ts3cr",
                 *       "captchaCode": "133"
                 *     }
                 */
                "application/json": {
                    username: string;
                    captchaId?: string;
                    captchaCode?: string;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "ticket": "AAECAwQFBgcICQoLDA0ODxAREhMUFRYX",
                     *         "expiresIn": 300
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            ticket: string;
                            /** @description Seconds. */
                            expiresIn: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyForgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "AAECAwQFBgcICQoLDA0ODxAREhMUFRYX",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    ticket: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetForgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "AAECAwQFBgcICQoLDA0ODxAREhMUFRYX",
                 *       "newPassword": "Doorway@2027"
                 *     }
                 */
                "application/json": {
                    ticket: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active sessions, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": "7d0a6a3e-2f0c-4a53-9f52-0f0f4a1f7c11",
                     *           "device": "Chrome · Windows",
                     *           "network": "10.2.*.*",
                     *           "createdAt": "2026-11-21 08:30:00",
                     *           "lastSeenAt": "2026-11-21 09:00:00",
                     *           "isCurrent": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["OwnSession"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Session id.
                 * @example 7d0a6a3e-2f0c-4a53-9f52-0f0f4a1f7c11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageSessionList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "username": "t_linyq"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["SessionConditions"];
                };
            };
        };
        responses: {
            /** @description A page, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": "7d0a6a3e-2f0c-4a53-9f52-0f0f4a1f7c11",
                     *             "userId": 26,
                     *             "username": "t_linyq",
                     *             "name": "林砚秋",
                     *             "schoolName": "望川市砚池小学",
                     *             "device": "Chrome · Windows",
                     *             "network": "10.2.*.*",
                     *             "createdAt": "2026-11-21 08:30:00",
                     *             "lastSeenAt": "2026-11-21 09:00:00",
                     *             "isCurrent": false
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["SessionRow"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    kickSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "7d0a6a3e-2f0c-4a53-9f52-0f0f4a1f7c11"
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description How many ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "ended": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            ended: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageWorkgroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "state": "active"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["WorkgroupConditions"];
                };
            };
        };
        responses: {
            /** @description A page, the latest founded first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 1,
                     *             "name": "林砚秋小学数学名师工作室",
                     *             "kind": "studio",
                     *             "leaderName": "林砚秋",
                     *             "orgId": 8,
                     *             "orgName": "望川市砚池小学",
                     *             "areaName": "砚池区",
                     *             "memberCount": 6,
                     *             "state": "active",
                     *             "validFrom": "2025-10-18",
                     *             "validTo": "2028-04-04",
                     *             "isPublic": true,
                     *             "version": 0
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["WorkgroupRow"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkgroup: {
        parameters: {
            query: {
                /** @example 1 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workgroup. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "name": "林砚秋小学数学名师工作室",
                     *         "kind": "studio",
                     *         "orgId": 8,
                     *         "orgName": "望川市砚池小学",
                     *         "areaCode": "380102",
                     *         "areaName": "砚池区",
                     *         "gardeId": "2",
                     *         "courseId": "0202",
                     *         "summary": "研究学生是怎样想的。",
                     *         "introHtml": "<p>研究学生是怎样想的。</p>",
                     *         "validFrom": "2025-10-18",
                     *         "validTo": "2028-04-04",
                     *         "isPublic": true,
                     *         "state": "active",
                     *         "version": 0,
                     *         "members": [
                     *           {
                     *             "userId": 26,
                     *             "name": "林砚秋",
                     *             "orgName": "望川市砚池小学",
                     *             "role": "leader",
                     *             "joinedAt": "2025-10-18",
                     *             "leftAt": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["WorkgroupDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkgroupMembers: {
        parameters: {
            query: {
                /** @example 1 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Present members by role, then former ones, the latest departure first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "userId": 26,
                     *           "name": "林砚秋",
                     *           "orgName": "望川市砚池小学",
                     *           "role": "leader",
                     *           "joinedAt": "2025-10-18",
                     *           "leftAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["WorkgroupMember"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateWorkgroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "望川市小学科学中心组",
                 *       "kind": "centre_group",
                 *       "orgId": 8,
                 *       "summary": "每月一次集体备课。",
                 *       "validFrom": "2026-09-01",
                 *       "validTo": "2028-08-31",
                 *       "isPublic": false,
                 *       "members": [
                 *         {
                 *           "userId": 26,
                 *           "role": "leader"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WorkgroupWrite"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "name": "林砚秋小学数学名师工作室",
                     *         "kind": "studio",
                     *         "orgId": 8,
                     *         "orgName": "望川市砚池小学",
                     *         "areaCode": "380102",
                     *         "areaName": "砚池区",
                     *         "gardeId": "2",
                     *         "courseId": "0202",
                     *         "summary": "研究学生是怎样想的。",
                     *         "introHtml": "<p>研究学生是怎样想的。</p>",
                     *         "validFrom": "2025-10-18",
                     *         "validTo": "2028-04-04",
                     *         "isPublic": true,
                     *         "state": "active",
                     *         "version": 0,
                     *         "members": [
                     *           {
                     *             "userId": 26,
                     *             "name": "林砚秋",
                     *             "orgName": "望川市砚池小学",
                     *             "role": "leader",
                     *             "joinedAt": "2025-10-18",
                     *             "leftAt": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["WorkgroupDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dissolveWorkgroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "isDissolved": false
                 *     }
                 */
                "application/json": {
                    id: number;
                    isDissolved: boolean;
                    /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "name": "林砚秋小学数学名师工作室",
                     *         "kind": "studio",
                     *         "orgId": 8,
                     *         "orgName": "望川市砚池小学",
                     *         "areaCode": "380102",
                     *         "areaName": "砚池区",
                     *         "gardeId": "2",
                     *         "courseId": "0202",
                     *         "summary": "研究学生是怎样想的。",
                     *         "introHtml": "<p>研究学生是怎样想的。</p>",
                     *         "validFrom": "2025-10-18",
                     *         "validTo": "2028-04-04",
                     *         "isPublic": true,
                     *         "state": "active",
                     *         "version": 0,
                     *         "members": [
                     *           {
                     *             "userId": 26,
                     *             "name": "林砚秋",
                     *             "orgName": "望川市砚池小学",
                     *             "role": "leader",
                     *             "joinedAt": "2025-10-18",
                     *             "leftAt": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["WorkgroupDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageWorkgroupPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 50,
                 *       "t": {
                 *         "orgId": 8
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["WorkgroupPeopleConditions"];
                };
            };
        };
        responses: {
            /** @description A page by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "userId": 26,
                     *             "name": "林砚秋",
                     *             "username": "t_linyq",
                     *             "orgName": "望川市砚池小学",
                     *             "userType": "4"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 50
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["WorkgroupPerson"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageAppVersions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "platform": "android"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["AppVersionConditions"];
                };
            };
        };
        responses: {
            /** @description A page by platform, the highest build first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 1,
                     *             "platform": "android",
                     *             "versionName": "3.2.0",
                     *             "build": 320,
                     *             "url": "https://edu.yunze.example/app/doorway-3.2.0.apk",
                     *             "minBuild": 300,
                     *             "isForced": false,
                     *             "rollout": 100,
                     *             "notes": {
                     *               "zh": "支持离线查看成绩。"
                     *             },
                     *             "state": "published",
                     *             "publishedAt": "2026-09-01 09:00:00",
                     *             "version": 0
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["AppVersion"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateAppVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platform": "android",
                 *       "versionName": "3.3.0",
                 *       "build": 331,
                 *       "url": "https://edu.yunze.example/app/doorway-3.3.0.apk",
                 *       "minBuild": 300,
                 *       "isForced": false,
                 *       "rollout": 20,
                 *       "notes": {
                 *         "zh": "修复若干问题。"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AppVersionWrite"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "platform": "android",
                     *         "versionName": "3.2.0",
                     *         "build": 320,
                     *         "url": "https://edu.yunze.example/app/doorway-3.2.0.apk",
                     *         "minBuild": 300,
                     *         "isForced": false,
                     *         "rollout": 100,
                     *         "notes": {
                     *           "zh": "支持离线查看成绩。"
                     *         },
                     *         "state": "published",
                     *         "publishedAt": "2026-09-01 09:00:00",
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["AppVersion"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishAppVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 6
                 *     }
                 */
                "application/json": {
                    id: number;
                    /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Published. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "platform": "android",
                     *         "versionName": "3.2.0",
                     *         "build": 320,
                     *         "url": "https://edu.yunze.example/app/doorway-3.2.0.apk",
                     *         "minBuild": 300,
                     *         "isForced": false,
                     *         "rollout": 100,
                     *         "notes": {
                     *           "zh": "支持离线查看成绩。"
                     *         },
                     *         "state": "published",
                     *         "publishedAt": "2026-09-01 09:00:00",
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["AppVersion"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawAppVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5
                 *     }
                 */
                "application/json": {
                    id: number;
                    /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "platform": "android",
                     *         "versionName": "3.2.0",
                     *         "build": 320,
                     *         "url": "https://edu.yunze.example/app/doorway-3.2.0.apk",
                     *         "minBuild": 300,
                     *         "isForced": false,
                     *         "rollout": 100,
                     *         "notes": {
                     *           "zh": "支持离线查看成绩。"
                     *         },
                     *         "state": "published",
                     *         "publishedAt": "2026-09-01 09:00:00",
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["AppVersion"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkAppVersion: {
        parameters: {
            query: {
                /** @example android */
                platform: "android" | "ios" | "harmony" | "windows" | "h5";
                /**
                 * @description The installed build; 0 before the first installation.
                 * @example 300
                 */
                build: number;
                /**
                 * @description A random id that the app keeps; it is not stored.
                 * @example device-0001
                 */
                deviceId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The release, or null where the device is up to date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "release": {
                     *           "versionName": "3.2.0",
                     *           "build": 320,
                     *           "url": "https://edu.yunze.example/app/doorway-3.2.0.apk",
                     *           "isForced": false,
                     *           "notes": "支持离线查看成绩。"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            release: components["schemas"]["AppRelease"] | null;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageMyNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 20,
                 *       "t": {
                 *         "unreadOnly": true
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["NotificationConditions"];
                };
            };
        };
        responses: {
            /** @description A page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 1,
                     *             "title": "教研安排",
                     *             "body": "请查收附件。",
                     *             "senderName": "陆清和",
                     *             "link": null,
                     *             "sentAt": "2026-11-21 09:00:00",
                     *             "readAt": null
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["ReceivedNotification"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    ids?: number[];
                };
            };
        };
        responses: {
            /** @description How many are unread now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "unread": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            unread: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOwnNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description How many are unread now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "unread": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            unread: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "unread": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            unread: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "教研安排",
                 *       "body": "请查收附件。",
                 *       "areaCodes": [
                 *         "380102"
                 *       ],
                 *       "roleIds": [
                 *         13
                 *       ],
                 *       "dryRun": true
                 *     }
                 */
                "application/json": components["schemas"]["NotificationWrite"];
            };
        };
        responses: {
            /** @description Sent, or the count of a dry run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "recipients": 12,
                     *         "notification": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            recipients: number;
                            notification: components["schemas"]["SentNotification"] | null;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageSentNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 20
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                };
            };
        };
        responses: {
            /** @description A page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 1,
                     *             "title": "教研安排",
                     *             "body": "请查收附件。",
                     *             "isGroup": true,
                     *             "roleNames": [
                     *               "教师"
                     *             ],
                     *             "areaNames": [
                     *               "砚池区"
                     *             ],
                     *             "organizationNames": [],
                     *             "userNames": [],
                     *             "recipients": 12,
                     *             "reads": 5,
                     *             "sendAt": "2026-11-21 09:00:00",
                     *             "state": "sent"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["SentNotification"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1
                 *     }
                 */
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "title": "教研安排",
                     *         "body": "请查收附件。",
                     *         "isGroup": true,
                     *         "roleNames": [
                     *           "教师"
                     *         ],
                     *         "areaNames": [
                     *           "砚池区"
                     *         ],
                     *         "organizationNames": [],
                     *         "userNames": [],
                     *         "recipients": 12,
                     *         "reads": 5,
                     *         "sendAt": "2026-11-21 09:00:00",
                     *         "state": "withdrawn"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SentNotification"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 20,
                 *       "t": {
                 *         "state": "given"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["ConsentConditions"];
                };
            };
        };
        responses: {
            /** @description A page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 1,
                     *             "subjectName": "王梓涵",
                     *             "guardianName": "王志强",
                     *             "guardianUsername": "p_wangzq",
                     *             "scope": "image_publicity",
                     *             "textCode": "preschool.image",
                     *             "textVersion": "1",
                     *             "channel": "portal",
                     *             "givenAt": "2026-11-21 09:00:00",
                     *             "withdrawnAt": null
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["ConsentRow"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecurityPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "policy": {
                     *           "lockFailures": 5,
                     *           "idleMinutes": 30,
                     *           "passwordDays": 0
                     *         },
                     *         "changes": [
                     *           {
                     *             "id": 1,
                     *             "lockFailures": 5,
                     *             "idleMinutes": 20,
                     *             "passwordDays": 90,
                     *             "reason": "落实年度安全检查要求",
                     *             "proposerName": "贺知微",
                     *             "isOwn": false,
                     *             "proposedAt": "2026-11-21 09:00:00",
                     *             "state": "open",
                     *             "deciderName": null,
                     *             "decidedAt": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SecurityPolicy"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeSecurityPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lockFailures": 5,
                 *       "idleMinutes": 20,
                 *       "passwordDays": 90,
                 *       "reason": "落实年度安全检查要求"
                 *     }
                 */
                "application/json": components["schemas"]["SecurityPolicyWrite"];
            };
        };
        responses: {
            /** @description The policy with the proposal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "policy": {
                     *           "lockFailures": 5,
                     *           "idleMinutes": 30,
                     *           "passwordDays": 0
                     *         },
                     *         "changes": [
                     *           {
                     *             "id": 1,
                     *             "lockFailures": 5,
                     *             "idleMinutes": 20,
                     *             "passwordDays": 90,
                     *             "reason": "落实年度安全检查要求",
                     *             "proposerName": "贺知微",
                     *             "isOwn": false,
                     *             "proposedAt": "2026-11-21 09:00:00",
                     *             "state": "open",
                     *             "deciderName": null,
                     *             "decidedAt": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SecurityPolicy"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideSecurityPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "decision": "approved"
                 *     }
                 */
                "application/json": {
                    id: number;
                    /** @enum {string} */
                    decision: "approved" | "declined" | "withdrawn";
                };
            };
        };
        responses: {
            /** @description The policy after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "policy": {
                     *           "lockFailures": 5,
                     *           "idleMinutes": 30,
                     *           "passwordDays": 0
                     *         },
                     *         "changes": [
                     *           {
                     *             "id": 1,
                     *             "lockFailures": 5,
                     *             "idleMinutes": 20,
                     *             "passwordDays": 90,
                     *             "reason": "落实年度安全检查要求",
                     *             "proposerName": "贺知微",
                     *             "isOwn": false,
                     *             "proposedAt": "2026-11-21 09:00:00",
                     *             "state": "open",
                     *             "deciderName": null,
                     *             "decidedAt": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SecurityPolicy"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User, roles, codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "user": {
                     *           "id": 1,
                     *           "username": "admin",
                     *           "name": "沈砚舟",
                     *           "userType": "1",
                     *           "schoolId": 1,
                     *           "schoolName": "云泽省教育厅",
                     *           "areaCode": "380000",
                     *           "imgPath": null
                     *         },
                     *         "roles": [
                     *           {
                     *             "id": 1,
                     *             "name": "超级管理员",
                     *             "icon": "settings"
                     *           }
                     *         ],
                     *         "permissionCodes": [
                     *           "sys:user:list"
                     *         ],
                     *         "siteIds": [
                     *           1
                     *         ],
                     *         "passwordState": "ok",
                     *         "scopeText": "全部数据"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["CurrentUser"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserInfo: {
        parameters: {
            query: {
                /**
                 * @description User id.
                 * @example 43
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 43,
                     *         "username": "t_linyq",
                     *         "name": "林砚秋",
                     *         "userType": "4",
                     *         "idCard": "380***********0628",
                     *         "schoolId": 8,
                     *         "schoolName": "望川市砚池小学",
                     *         "ext1": "",
                     *         "ext2": "2",
                     *         "ext3": "2-0102",
                     *         "mobile": "161****0234",
                     *         "sex": "1",
                     *         "areaCode": "380102",
                     *         "areaName": "云泽省望川市砚池区",
                     *         "remark": null,
                     *         "email": "l***@doorway.example",
                     *         "roleIds": "14",
                     *         "roleNames": [
                     *           "教师"
                     *         ],
                     *         "dataState": "0",
                     *         "registerTime": "2026-09-01 08:30:00",
                     *         "lastLogin": null,
                     *         "isLocked": false,
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["UserDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStudentInfo: {
        parameters: {
            query: {
                /**
                 * @description User id.
                 * @example 43
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Student and parents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "studentInfo": {
                     *           "id": 43,
                     *           "username": "t_linyq",
                     *           "name": "林砚秋",
                     *           "userType": "5",
                     *           "idCard": "380***********0628",
                     *           "schoolId": 8,
                     *           "schoolName": "望川市砚池小学",
                     *           "ext1": "",
                     *           "ext2": "2",
                     *           "ext3": "2-0102",
                     *           "mobile": "161****0234",
                     *           "sex": "1",
                     *           "areaCode": "380102",
                     *           "areaName": "云泽省望川市砚池区",
                     *           "remark": null,
                     *           "email": "l***@doorway.example",
                     *           "roleIds": "14",
                     *           "roleNames": [
                     *             "教师"
                     *           ],
                     *           "dataState": "0",
                     *           "registerTime": "2026-09-01 08:30:00",
                     *           "lastLogin": null,
                     *           "isLocked": false,
                     *           "version": 0,
                     *           "gradeId": 3,
                     *           "classId": 5,
                     *           "userNumber": "20260101",
                     *           "inSchoolYear": "2024",
                     *           "enrollmentNumber": null,
                     *           "gradeName": "三年级",
                     *           "className": "1班"
                     *         },
                     *         "parentList": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            studentInfo: components["schemas"]["StudentDetail"];
                            parentList: components["schemas"]["ParentDetail"][];
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTeacherInfo: {
        parameters: {
            query: {
                /**
                 * @description User id.
                 * @example 43
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Teacher and class. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "teacherInfo": {
                     *           "id": 43,
                     *           "username": "t_linyq",
                     *           "name": "林砚秋",
                     *           "userType": "4",
                     *           "idCard": "380***********0628",
                     *           "schoolId": 8,
                     *           "schoolName": "望川市砚池小学",
                     *           "ext1": "",
                     *           "ext2": "2",
                     *           "ext3": "2-0102",
                     *           "mobile": "161****0234",
                     *           "sex": "1",
                     *           "areaCode": "380102",
                     *           "areaName": "云泽省望川市砚池区",
                     *           "remark": null,
                     *           "email": "l***@doorway.example",
                     *           "roleIds": "14",
                     *           "roleNames": [
                     *             "教师"
                     *           ],
                     *           "dataState": "0",
                     *           "registerTime": "2026-09-01 08:30:00",
                     *           "lastLogin": null,
                     *           "isLocked": false,
                     *           "version": 0,
                     *           "userDutyType": "6",
                     *           "classId": 5,
                     *           "userNumber": "T0012"
                     *         },
                     *         "teacherClassRelation": {
                     *           "classId": 5
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            teacherInfo: components["schemas"]["TeacherDetail"];
                            teacherClassRelation: {
                                classId: number | null;
                            };
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "wc_office",
                 *       "name": "办公室",
                 *       "userType": "2",
                 *       "password": "Doorway@2026",
                 *       "schoolId": 2,
                 *       "email": "office@doorway.example",
                 *       "mobile": "16100000001",
                 *       "sex": "0",
                 *       "areaCode": "380100",
                 *       "roleIds": "8"
                 *     }
                 */
                "application/json": components["schemas"]["UserWrite"];
            };
        };
        responses: {
            /** @description Saved; returns the id of the record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 43,
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SavedUser"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateStudentInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "studentInfo": {
                 *         "username": "s_newone",
                 *         "name": "新同学",
                 *         "userType": "5",
                 *         "password": "Doorway@2026",
                 *         "schoolId": 8,
                 *         "email": "s@doorway.example",
                 *         "areaCode": "380102",
                 *         "gradeId": 3,
                 *         "classId": 5,
                 *         "inSchoolYear": "2024"
                 *       },
                 *       "parentList": [
                 *         {
                 *           "name": "家长一",
                 *           "familyName": "父亲",
                 *           "username": "p_newone",
                 *           "mobile": "16100000002",
                 *           "userType": "6"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StudentSave"];
            };
        };
        responses: {
            /** @description Saved; returns the id of the record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 43,
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SavedUser"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateTeacherInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "teacherInfo": {
                 *         "username": "t_newone",
                 *         "name": "新老师",
                 *         "userType": "4",
                 *         "password": "Doorway@2026",
                 *         "schoolId": 8,
                 *         "email": "t@doorway.example",
                 *         "areaCode": "380102",
                 *         "userDutyType": "6",
                 *         "userNumber": "T0099"
                 *       },
                 *       "teacherClassRelation": {
                 *         "classId": 5
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TeacherSave"];
            };
        };
        responses: {
            /** @description Saved; returns the id of the record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 43,
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SavedUser"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageUserInfoList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "name": "林",
                 *         "parentIds": "1,2"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["UserConditions"];
                    /** @enum {string} */
                    sortField?: "username" | "name" | "userType" | "schoolName" | "registerTime" | "lastLogin";
                    /** @enum {string} */
                    sortOrder?: "asc" | "desc";
                };
            };
        };
        responses: {
            /** @description A page; the list is data.data.data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 43,
                     *             "username": "t_linyq",
                     *             "name": "林砚秋",
                     *             "userType": "4",
                     *             "schoolId": 8,
                     *             "schoolName": "望川市砚池小学",
                     *             "sex": "1",
                     *             "dataState": "0",
                     *             "registerTime": "2026-09-01 08:30:00",
                     *             "lastLogin": null,
                     *             "isProtected": false,
                     *             "version": 0
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["UserRow"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserDetailSelf: {
        parameters: {
            query?: {
                /**
                 * @description Must be the caller when given.
                 * @example 43
                 */
                userId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Own detail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 43,
                     *         "userId": 43,
                     *         "username": "t_linyq",
                     *         "name": "林砚秋",
                     *         "mobile": "16100000234",
                     *         "email": "linyq@doorway.example",
                     *         "imgPath": null,
                     *         "lastLogin": null,
                     *         "discTitle": null,
                     *         "discDetail": null,
                     *         "registerTime": "2026-09-01 08:30:00",
                     *         "roleIds": "14",
                     *         "roleNames": "教师",
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["UserSelfDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         43
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description How many were deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "deleted": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            deleted: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         27
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "restored": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            restored: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 43,
                 *       "dataState": "1"
                 *     }
                 */
                "application/json": {
                    id: number;
                    /** @enum {string} */
                    dataState: "0" | "1";
                    /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 43,
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SavedUser"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         27,
                 *         28
                 *       ],
                 *       "schoolId": 9
                 *     }
                 */
                "application/json": components["schemas"]["UsersChange"];
            };
        };
        responses: {
            /** @description Result for each user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "changed": 1,
                     *         "failed": [
                     *           {
                     *             "id": 28,
                     *             "msg": "数据不存在或已被删除"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["UsersChanged"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConfirmations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest request comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": "5b1c6c0e-5a9e-4c0a-9d0e-2f8f4a3b1c11",
                     *           "action": "user.resetPassword",
                     *           "targetId": 4,
                     *           "targetName": "贺知微",
                     *           "targetUsername": "audit01",
                     *           "requesterName": "沈砚舟",
                     *           "requestedAt": "2026-11-21 09:10:00",
                     *           "expiresAt": "2026-11-22 09:10:00",
                     *           "isConfirmed": false,
                     *           "isOwn": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Confirmation"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "5b1c6c0e-5a9e-4c0a-9d0e-2f8f4a3b1c11",
                 *       "isConfirmed": "1"
                 *     }
                 */
                "application/json": {
                    id: string;
                    /** @enum {string} */
                    isConfirmed: "0" | "1";
                };
            };
        };
        responses: {
            /** @description The request is confirmed or removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "已确认，申请人现在可以执行该操作",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 43
                 *     }
                 */
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description The one-time password, or where it was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "password": "Kq7@mZx2",
                     *         "sentTo": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            /** @description Null when it was sent to its owner. */
                            password: string | null;
                            /** @description The masked mailbox that it was sent to. */
                            sentTo: string | null;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlockUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 43
                 *     }
                 */
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description Number of networks whose lock was lifted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "unlocked": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            unlocked: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revealUserField: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 43,
                 *       "field": "mobile",
                 *       "purpose": "核对家长联系方式"
                 *     }
                 */
                "application/json": {
                    /** @description User id. */
                    id: number;
                    /**
                     * @description Which value.
                     * @enum {string}
                     */
                    field: "idCard" | "mobile" | "email" | "enrollmentNumber";
                    /** @description What it is needed for, at least 4 characters. */
                    purpose: string;
                };
            };
        };
        responses: {
            /** @description The value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "value": "16100000234"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            value: string | null;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": 43,
                 *       "oldPassword": "Doorway@2026",
                 *       "newPassword": "Doorway@2027"
                 *     }
                 */
                "application/json": {
                    userId?: number | null;
                    oldPassword?: string;
                    newPassword?: string;
                };
            };
        };
        responses: {
            /** @description Changed; other sessions end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "更新密码成功！",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cscpUserDetailDTO": {
                 *         "name": "林砚秋",
                 *         "mobile": "16100000234"
                 *       }
                 *     }
                 */
                "application/json": {
                    cscpUserDetailDTO: {
                        id?: number | null;
                        userId?: number | null;
                        username?: string;
                        name?: string;
                        mobile?: string | null;
                        email?: string | null;
                        imgPath?: string | null;
                        lastLogin?: string | null;
                        discTitle?: string | null;
                        discDetail?: string | null;
                        registerTime?: string | null;
                        roleIds?: string;
                        roleNames?: string;
                        userType?: string;
                        schoolId?: number | null;
                        roles?: components["schemas"]["RoleOption"][];
                        /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
                        version?: number;
                    };
                    currentUserPwd?: string | null;
                    newPassword?: string | null;
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 43,
                     *         "userId": 43,
                     *         "username": "t_linyq",
                     *         "name": "林砚秋",
                     *         "mobile": "16100000234",
                     *         "email": "linyq@doorway.example",
                     *         "imgPath": null,
                     *         "lastLogin": null,
                     *         "discTitle": null,
                     *         "discDetail": null,
                     *         "registerTime": "2026-09-01 08:30:00",
                     *         "roleIds": "14",
                     *         "roleNames": "教师",
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["UserSelfDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPasswordRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule text in the caller’s language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": "密码必须由8-16位字母、数字、特殊符号线组成."
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: string | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportExcelByAddress: {
        parameters: {
            query: {
                /** @example user */
                exportType: components["schemas"]["ExportType"];
                /** @example username,name */
                columns?: string;
                /** @example 林 */
                name?: string;
                /** @example t_linyq */
                username?: string;
                /** @example 4 */
                userType?: string;
                /** @example 0 */
                state?: string;
                /** @example 8 */
                schoolId?: string;
                /** @example 2,6,8 */
                parentIds?: string;
                /** @example ok */
                result?: string;
                /** @example user.add */
                action?: string;
                /** @example role */
                targetType?: string;
                /** @example 9 */
                targetId?: string;
                /** @example demo-0001 */
                requestId?: string;
                /** @example 2026-11-01 00:00:00 */
                startTime?: string;
                /** @example 2026-11-21 23:59:59 */
                endTime?: string;
                /** @example 380100 */
                areaCode?: string;
                /** @example 12 */
                months?: string;
                /** @example 2026-11 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spreadsheet; above 10,000 rows the id of the background task that makes it. */
            200: {
                headers: {
                    /** @description RFC 6266 with the name in filename*. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ExportJob"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    exportExcel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "exportType": "user",
                 *       "conditions": {
                 *         "userType": "4"
                 *       },
                 *       "columns": [
                 *         "username",
                 *         "name"
                 *       ]
                 *     }
                 */
                "application/json": {
                    exportType: components["schemas"]["ExportType"];
                    conditions?: components["schemas"]["UserConditions"] | components["schemas"]["LogConditions"] | components["schemas"]["OperationLogConditions"] | components["schemas"]["OverviewConditions"];
                    /** @description Columns in order; absent means the default columns. A name that the list does not have is refused. */
                    columns?: string[];
                };
            };
        };
        responses: {
            /** @description The spreadsheet; above 10,000 rows the id of the background task that makes it. A refusal comes as JSON. */
            200: {
                headers: {
                    /** @description RFC 6266 with the Chinese file name in filename*. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ExportJob"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getImportTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the file holds.
                 * @example user
                 */
                kind: components["schemas"]["ImportKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spreadsheet or archive. */
            200: {
                headers: {
                    /** @description RFC 6266 with the name in filename*. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the file holds.
                 * @example user
                 */
                kind: components["schemas"]["ImportKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "登录名,用户名\nt_new,林砚秋",
                 *       "mode": "skip"
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description xlsx, or csv in UTF-8 or GB18030; at most 20 MB and 100,000 rows.
                     */
                    file: string;
                    /**
                     * @description What to do with rows that exist already.
                     * @enum {string}
                     */
                    mode: "skip" | "update";
                };
            };
        };
        responses: {
            /** @description Checks a file and stores its rows for a later commit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "jobId": "0d9b4a53-51a9-4a7c-9a3d-3f6f1b7f5a10",
                     *         "kind": "user",
                     *         "mode": "skip",
                     *         "fileName": "教师.xlsx",
                     *         "state": "checked",
                     *         "counts": {
                     *           "total": 2,
                     *           "valid": 1,
                     *           "invalid": 1,
                     *           "existing": 0
                     *         },
                     *         "progress": {
                     *           "done": 2,
                     *           "total": 2
                     *         },
                     *         "result": null,
                     *         "columns": [
                     *           {
                     *             "field": "username",
                     *             "title": "登录名"
                     *           },
                     *           {
                     *             "field": "name",
                     *             "title": "用户名"
                     *           }
                     *         ],
                     *         "rows": [
                     *           {
                     *             "row": 2,
                     *             "state": "invalid",
                     *             "cells": [
                     *               "t_new",
                     *               "林砚秋"
                     *             ],
                     *             "errors": [
                     *               {
                     *                 "row": 2,
                     *                 "field": "username",
                     *                 "title": "登录名",
                     *                 "msg": "6~18个字符，区分大小写"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "taskId": null,
                     *         "undoUntil": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ImportJob"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getImportJob: {
        parameters: {
            query: {
                /** @example 0d9b4a53-51a9-4a7c-9a3d-3f6f1b7f5a10 */
                jobId: string;
            };
            header?: never;
            path: {
                /**
                 * @description What the file holds.
                 * @example user
                 */
                kind: components["schemas"]["ImportKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State of an import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "jobId": "0d9b4a53-51a9-4a7c-9a3d-3f6f1b7f5a10",
                     *         "kind": "user",
                     *         "mode": "skip",
                     *         "fileName": "教师.xlsx",
                     *         "state": "checked",
                     *         "counts": {
                     *           "total": 2,
                     *           "valid": 1,
                     *           "invalid": 1,
                     *           "existing": 0
                     *         },
                     *         "progress": {
                     *           "done": 2,
                     *           "total": 2
                     *         },
                     *         "result": null,
                     *         "columns": [
                     *           {
                     *             "field": "username",
                     *             "title": "登录名"
                     *           },
                     *           {
                     *             "field": "name",
                     *             "title": "用户名"
                     *           }
                     *         ],
                     *         "rows": [
                     *           {
                     *             "row": 2,
                     *             "state": "invalid",
                     *             "cells": [
                     *               "t_new",
                     *               "林砚秋"
                     *             ],
                     *             "errors": [
                     *               {
                     *                 "row": 2,
                     *                 "field": "username",
                     *                 "title": "登录名",
                     *                 "msg": "6~18个字符，区分大小写"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "taskId": null,
                     *         "undoUntil": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ImportJob"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportRows: {
        parameters: {
            query: {
                /** @example 0d9b4a53-51a9-4a7c-9a3d-3f6f1b7f5a10 */
                jobId: string;
                /** @example 1 */
                currentPage?: number;
                /** @example 10 */
                pageSize?: number;
                /**
                 * @description Only rows that break a rule.
                 * @example true
                 */
                onlyErrors?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description What the file holds.
                 * @example user
                 */
                kind: components["schemas"]["ImportKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows of an import, a page at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "row": 2,
                     *             "state": "invalid",
                     *             "cells": [
                     *               "t_new",
                     *               "林砚秋"
                     *             ],
                     *             "errors": [
                     *               {
                     *                 "row": 2,
                     *                 "field": "username",
                     *                 "title": "登录名",
                     *                 "msg": "6~18个字符，区分大小写"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ImportRowPage"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportErrors: {
        parameters: {
            query: {
                /** @example 0d9b4a53-51a9-4a7c-9a3d-3f6f1b7f5a10 */
                jobId: string;
            };
            header?: never;
            path: {
                /**
                 * @description What the file holds.
                 * @example user
                 */
                kind: components["schemas"]["ImportKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spreadsheet. */
            200: {
                headers: {
                    /** @description RFC 6266 with the name in filename*. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    commitImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the file holds.
                 * @example user
                 */
                kind: components["schemas"]["ImportKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jobId": "0d9b4a53-51a9-4a7c-9a3d-3f6f1b7f5a10",
                 *       "mode": "validOnly"
                 *     }
                 */
                "application/json": {
                    jobId: string;
                    /** @enum {string} */
                    mode: "all" | "validOnly";
                };
            };
        };
        responses: {
            /** @description Stores the rows of a checked import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "jobId": "0d9b4a53-51a9-4a7c-9a3d-3f6f1b7f5a10",
                     *         "kind": "user",
                     *         "mode": "skip",
                     *         "fileName": "教师.xlsx",
                     *         "state": "checked",
                     *         "counts": {
                     *           "total": 2,
                     *           "valid": 1,
                     *           "invalid": 1,
                     *           "existing": 0
                     *         },
                     *         "progress": {
                     *           "done": 2,
                     *           "total": 2
                     *         },
                     *         "result": null,
                     *         "columns": [
                     *           {
                     *             "field": "username",
                     *             "title": "登录名"
                     *           },
                     *           {
                     *             "field": "name",
                     *             "title": "用户名"
                     *           }
                     *         ],
                     *         "rows": [
                     *           {
                     *             "row": 2,
                     *             "state": "invalid",
                     *             "cells": [
                     *               "t_new",
                     *               "林砚秋"
                     *             ],
                     *             "errors": [
                     *               {
                     *                 "row": 2,
                     *                 "field": "username",
                     *                 "title": "登录名",
                     *                 "msg": "6~18个字符，区分大小写"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "taskId": null,
                     *         "undoUntil": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ImportJob"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the file holds.
                 * @example user
                 */
                kind: components["schemas"]["ImportKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jobId": "0d9b4a53-51a9-4a7c-9a3d-3f6f1b7f5a10"
                 *     }
                 */
                "application/json": {
                    jobId: string;
                };
            };
        };
        responses: {
            /** @description Undoes an import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "jobId": "0d9b4a53-51a9-4a7c-9a3d-3f6f1b7f5a10",
                     *         "removed": 1,
                     *         "restored": 0,
                     *         "kept": [
                     *           {
                     *             "row": 3,
                     *             "label": "t_linyq",
                     *             "msg": "导入后已被修改"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ImportUndo"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageTaskList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "state": "done"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["TaskConditions"];
                };
            };
        };
        responses: {
            /** @description The caller's background tasks, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [],
                     *         "total": 0,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["TaskPage"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTask: {
        parameters: {
            query: {
                /** @example 3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One background task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *         "kind": "export",
                     *         "state": "done",
                     *         "done": 12000,
                     *         "total": 12000,
                     *         "msg": "",
                     *         "jobId": null,
                     *         "fileName": "用户列表-20261121.xlsx",
                     *         "createdAt": "2026-11-21 09:00:00",
                     *         "finishedAt": "2026-11-21 09:00:04",
                     *         "expiresAt": "2026-11-22 09:00:04"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Task"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10"
                 *     }
                 */
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Stops a background task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *         "kind": "export",
                     *         "state": "done",
                     *         "done": 12000,
                     *         "total": 12000,
                     *         "msg": "",
                     *         "jobId": null,
                     *         "fileName": "用户列表-20261121.xlsx",
                     *         "createdAt": "2026-11-21 09:00:00",
                     *         "finishedAt": "2026-11-21 09:00:04",
                     *         "expiresAt": "2026-11-22 09:00:04"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Task"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10"
                 *     }
                 */
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Runs a failed or cancelled task again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *         "kind": "export",
                     *         "state": "done",
                     *         "done": 12000,
                     *         "total": 12000,
                     *         "msg": "",
                     *         "jobId": null,
                     *         "fileName": "用户列表-20261121.xlsx",
                     *         "createdAt": "2026-11-21 09:00:00",
                     *         "finishedAt": "2026-11-21 09:00:04",
                     *         "expiresAt": "2026-11-22 09:00:04"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Task"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spreadsheet. */
            200: {
                headers: {
                    /** @description RFC 6266 with the name in filename*. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDictionaryEntries: {
        parameters: {
            query: {
                /**
                 * @description 8 user types, 5 teacher duties.
                 * @example 8
                 */
                dicType: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 4,
                     *           "dicType": "8",
                     *           "dicValue": "4",
                     *           "dicDisplay": "教师",
                     *           "dicOrder": 4,
                     *           "dicName": null,
                     *           "dicCode": null,
                     *           "isEnd": null,
                     *           "dicUp": null,
                     *           "labels": {
                     *             "en": "Teacher"
                     *           },
                     *           "version": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["DictionaryEntry"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDictionaryBundle: {
        parameters: {
            query: {
                /**
                 * @description Comma list of dictionary types.
                 * @example 5,8
                 */
                types: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Enabled entries by type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "8": [
                     *           {
                     *             "id": 4,
                     *             "dicType": "8",
                     *             "dicValue": "4",
                     *             "dicDisplay": "教师",
                     *             "dicOrder": 4,
                     *             "dicName": null,
                     *             "dicCode": null,
                     *             "isEnd": null,
                     *             "dicUp": null,
                     *             "labels": {
                     *               "en": "Teacher"
                     *             },
                     *             "version": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            [key: string]: components["schemas"]["DictionaryEntry"][];
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDictionaryTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "dicType": "8",
                     *           "entries": 6
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["DictionaryType"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageDictionaryList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "dicType": "8"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: {
                        dicType?: string;
                        keyword?: string;
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 4,
                     *             "dicType": "8",
                     *             "dicValue": "4",
                     *             "dicDisplay": "教师",
                     *             "dicOrder": 4,
                     *             "dicName": null,
                     *             "dicCode": null,
                     *             "isEnd": null,
                     *             "dicUp": null,
                     *             "labels": {
                     *               "en": "Teacher"
                     *             },
                     *             "enabled": true,
                     *             "version": 0
                     *           }
                     *         ],
                     *         "total": 6,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["DictionaryRow"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateDictionary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dicType": "5",
                 *       "dicValue": "19",
                 *       "dicDisplay": "生活老师",
                 *       "dicOrder": 19
                 *     }
                 */
                "application/json": components["schemas"]["DictionaryWrite"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 4,
                     *         "dicType": "8",
                     *         "dicValue": "4",
                     *         "dicDisplay": "教师",
                     *         "dicOrder": 4,
                     *         "dicName": null,
                     *         "dicCode": null,
                     *         "isEnd": null,
                     *         "dicUp": null,
                     *         "labels": {
                     *           "en": "Teacher"
                     *         },
                     *         "enabled": true,
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["DictionaryRow"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDictionary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "deleted": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            deleted: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllAreas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every area, flat, parents before children. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "areaCode": "430104",
                     *           "name": "岳麓区",
                     *           "displayOrder": 3,
                     *           "depth": 2,
                     *           "parentCode": "430100",
                     *           "hasChild": "1",
                     *           "dataStatus": "0",
                     *           "version": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["AreaNode"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAreaChildren: {
        parameters: {
            query: {
                /**
                 * @description Code of the parent, '0' for the top.
                 * @example 430100
                 */
                parentCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Children in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "areaCode": "430104",
                     *           "name": "岳麓区",
                     *           "displayOrder": 3,
                     *           "depth": 2,
                     *           "parentCode": "430100",
                     *           "hasChild": "1",
                     *           "dataStatus": "0",
                     *           "version": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["AreaNode"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchAreas: {
        parameters: {
            query: {
                /**
                 * @description Part of the name, or the beginning of the code.
                 * @example 梅溪湖
                 */
                keyword: string;
                /**
                 * @description Most hits.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matches with their ancestors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "node": {
                     *             "areaCode": "430104",
                     *             "name": "岳麓区",
                     *             "displayOrder": 3,
                     *             "depth": 2,
                     *             "parentCode": "430100",
                     *             "hasChild": "1",
                     *             "dataStatus": "0",
                     *             "version": 0
                     *           },
                     *           "path": [
                     *             {
                     *               "areaCode": "430000",
                     *               "name": "湖南省"
                     *             },
                     *             {
                     *               "areaCode": "430100",
                     *               "name": "长沙市"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["AreaHit"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAreaUsage: {
        parameters: {
            query: {
                /**
                 * @description Area code.
                 * @example 430104
                 */
                areaCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "areaCode": "430104",
                     *         "descendants": 18,
                     *         "schools": 0,
                     *         "users": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["AreaUsage"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertArea: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "areaCode": "430199",
                 *       "depth": 2,
                 *       "displayOrder": 99,
                 *       "name": "新区",
                 *       "parentCode": "430100"
                 *     }
                 */
                "application/json": components["schemas"]["AreaWrite"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "areaCode": "430104",
                     *         "name": "岳麓区",
                     *         "displayOrder": 3,
                     *         "depth": 2,
                     *         "parentCode": "430100",
                     *         "hasChild": "1",
                     *         "dataStatus": "0",
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["AreaNode"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateArea: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "areaCode": "430104",
                 *       "depth": 2,
                 *       "displayOrder": 3,
                 *       "name": "岳麓区",
                 *       "parentCode": "430100"
                 *     }
                 */
                "application/json": components["schemas"]["AreaWrite"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "areaCode": "430104",
                     *         "name": "岳麓区",
                     *         "displayOrder": 3,
                     *         "depth": 2,
                     *         "parentCode": "430100",
                     *         "hasChild": "1",
                     *         "dataStatus": "0",
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["AreaNode"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteArea: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Area code.
                 * @example 430199
                 */
                areaCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, or refused while schools or users are bound. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "删除成功！",
                     *       "data": {
                     *         "deleted": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            deleted: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAreaStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "areaCode": "430104",
                 *       "dataStatus": "1"
                 *     }
                 */
                "application/json": {
                    areaCode: string;
                    /** @enum {string} */
                    dataStatus: "0" | "1";
                    /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. Optional in writes. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "areaCode": "430104",
                     *         "name": "岳麓区",
                     *         "displayOrder": 3,
                     *         "depth": 2,
                     *         "parentCode": "430100",
                     *         "hasChild": "1",
                     *         "dataStatus": "1",
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["AreaNode"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorderAreas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentCode": "430100",
                 *       "areaCodes": [
                 *         "430104",
                 *         "430102"
                 *       ]
                 *     }
                 */
                "application/json": {
                    parentCode: string;
                    /** @description All children, in their new order. */
                    areaCodes: string[];
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageSchoolList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 9000
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: {
                        name?: string;
                        parentId?: number | null;
                        parentIds?: string;
                        areaCode?: string;
                        type?: string;
                        schoolType?: string;
                    };
                };
            };
        };
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 8,
                     *             "name": "望川市砚池小学",
                     *             "parentId": 6,
                     *             "parentIds": "1,2,6,8",
                     *             "hasChild": "0",
                     *             "type": "2",
                     *             "depth": 3,
                     *             "code": "2138000101",
                     *             "schoolType": "211",
                     *             "areaCode": "380102",
                     *             "displayOrder": 1,
                     *             "version": 0
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 9000
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["School"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchoolChildren: {
        parameters: {
            query: {
                /**
                 * @description 0 for the root.
                 * @example 0
                 */
                parentId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Children in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 8,
                     *           "name": "望川市砚池小学",
                     *           "parentId": 6,
                     *           "parentIds": "1,2,6,8",
                     *           "hasChild": "0",
                     *           "type": "2",
                     *           "depth": 3,
                     *           "code": "2138000101",
                     *           "schoolType": "211",
                     *           "areaCode": "380102",
                     *           "displayOrder": 1,
                     *           "version": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["School"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPublicSchools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "砚池",
                 *       "areaCode": "380102"
                 *     }
                 */
                "application/json": {
                    /** @description Part of the name; empty lists the first ones of the area. */
                    keyword: string;
                    /** @description The area, with everything below it. */
                    areaCode?: string;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 8,
                     *           "name": "望川市砚池小学"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["PublicSchool"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchSchools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "砚池",
                 *       "limit": 20
                 *     }
                 */
                "application/json": {
                    keyword: string;
                    areaCode?: string;
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description Matches with their ancestors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "school": {
                     *             "id": 8,
                     *             "name": "望川市砚池小学",
                     *             "parentId": 6,
                     *             "parentIds": "1,2,6,8",
                     *             "hasChild": "0",
                     *             "type": "2",
                     *             "depth": 3,
                     *             "code": "2138000101",
                     *             "schoolType": "211",
                     *             "areaCode": "380102",
                     *             "displayOrder": 1,
                     *             "version": 0
                     *           },
                     *           "path": [
                     *             {
                     *               "id": 1,
                     *               "name": "云泽省教育厅"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolHit"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchoolPath: {
        parameters: {
            query: {
                /**
                 * @description Organisation id.
                 * @example 8
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisation and its ancestors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "school": {
                     *           "id": 8,
                     *           "name": "望川市砚池小学",
                     *           "parentId": 6,
                     *           "parentIds": "1,2,6,8",
                     *           "hasChild": "0",
                     *           "type": "2",
                     *           "depth": 3,
                     *           "code": "2138000101",
                     *           "schoolType": "211",
                     *           "areaCode": "380102",
                     *           "displayOrder": 1,
                     *           "version": 0
                     *         },
                     *         "path": [
                     *           {
                     *             "id": 1,
                     *             "name": "云泽省教育厅"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolHit"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchoolUsage: {
        parameters: {
            query: {
                /** @example 12 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 12,
                     *         "children": 0,
                     *         "users": 3,
                     *         "grades": 6
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolUsage"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateSchool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "溪桥县第二中学",
                 *       "orgId": 7,
                 *       "code": "3538000199",
                 *       "type": "2",
                 *       "schoolType": "341",
                 *       "areaCode": "380121",
                 *       "displayOrder": 9
                 *     }
                 */
                "application/json": components["schemas"]["SchoolWrite"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 12,
                     *         "name": "溪桥县第一中学",
                     *         "parentId": 7,
                     *         "parentIds": "2,7,12",
                     *         "hasChild": "0",
                     *         "type": "2",
                     *         "depth": 2,
                     *         "code": "3538000105",
                     *         "schoolType": "341",
                     *         "areaCode": "380121",
                     *         "displayOrder": 1,
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["School"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSchool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 12 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "deleted": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            deleted: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeSchools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fromId": 13,
                 *       "toId": 12,
                 *       "dryRun": true
                 *     }
                 */
                "application/json": components["schemas"]["SchoolMerge"];
            };
        };
        responses: {
            /** @description What moves, or has moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "fromId": 13,
                     *         "fromName": "溪桥县泮桥镇中心小学",
                     *         "toId": 12,
                     *         "toName": "溪桥县第一中学",
                     *         "users": 3,
                     *         "students": 1,
                     *         "grades": 0,
                     *         "classes": 0,
                     *         "children": 0,
                     *         "articles": 0,
                     *         "sites": 0,
                     *         "others": 1,
                     *         "hasPortalPage": false,
                     *         "isMerged": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolMergeReport"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    promoteGrades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schoolIds": [
                 *         8
                 *       ],
                 *       "dryRun": true
                 *     }
                 */
                "application/json": components["schemas"]["PromotionRequest"];
            };
        };
        responses: {
            /** @description What moves, or is being moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "schoolYear": 2026,
                     *         "schools": 1,
                     *         "alreadyPromoted": 0,
                     *         "grades": [
                     *           {
                     *             "name": "一年级",
                     *             "outcome": "moved",
                     *             "nextName": "二年级",
                     *             "schools": 1,
                     *             "classes": 2,
                     *             "students": 3
                     *           }
                     *         ],
                     *         "promotionId": null,
                     *         "taskId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["PromotionPreview"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPromotions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Promotions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": "3f0c6f6e-6f0a-4c52-9d5e-0d4f7a1f6a11",
                     *           "schoolYear": 2026,
                     *           "state": "done",
                     *           "schools": 1,
                     *           "createdBy": "沈砚舟",
                     *           "createdAt": "2026-11-21 09:00:00",
                     *           "undoneAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Promotion"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "3f0c6f6e-6f0a-4c52-9d5e-0d4f7a1f6a11"
                 *     }
                 */
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": "3f0c6f6e-6f0a-4c52-9d5e-0d4f7a1f6a11",
                     *         "schoolYear": 2026,
                     *         "state": "undone",
                     *         "schools": 1,
                     *         "createdBy": "沈砚舟",
                     *         "createdAt": "2026-11-21 09:00:00",
                     *         "undoneAt": "2026-11-21 09:05:00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Promotion"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchoolGrades: {
        parameters: {
            query: {
                /**
                 * @description School id.
                 * @example 8
                 */
                schoolId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Grades. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "schoolId": 8,
                     *           "gardeId": "2",
                     *           "name": "三年级",
                     *           "inYear": 2024,
                     *           "seq": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolGrade"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClasses: {
        parameters: {
            query: {
                /**
                 * @description Grade id.
                 * @example 3
                 */
                gradeId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Classes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 5,
                     *           "gradeId": 3,
                     *           "name": "1班",
                     *           "seq": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolClass"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGradesAndClasses: {
        parameters: {
            query: {
                /**
                 * @description School id.
                 * @example 8
                 */
                schoolId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Grades with classes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "schoolId": 8,
                     *           "gardeId": "2",
                     *           "name": "三年级",
                     *           "inYear": 2024,
                     *           "seq": 3,
                     *           "classList": [
                     *             {
                     *               "id": 5,
                     *               "gradeId": 3,
                     *               "name": "1班",
                     *               "seq": 1
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["GradeWithClasses"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "gardeId": "2",
                     *           "gardeName": "小学",
                     *           "courseList": [
                     *             {
                     *               "courseId": "0102",
                     *               "courseName": "数学"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Garde"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStageCascader: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Two levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "value": "2",
                     *           "label": "小学",
                     *           "children": [
                     *             {
                     *               "value": "0102",
                     *               "label": "数学"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["CascaderNode"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateStage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gardeId": "5",
                 *       "gardeName": "特殊教育",
                 *       "seq": 5
                 *     }
                 */
                "application/json": components["schemas"]["StageWrite"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 2,
                     *         "gardeId": "2",
                     *         "gardeName": "小学",
                     *         "courseList": [
                     *           {
                     *             "courseId": "0201",
                     *             "courseName": "语文"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Garde"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "deleted": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            deleted: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateSubject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gardeId": "2",
                 *       "courseId": "0299",
                 *       "courseName": "书法"
                 *     }
                 */
                "application/json": components["schemas"]["SubjectWrite"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "courseId": "0299",
                     *         "courseName": "书法"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Subject"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSubject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Stage and subject codes joined by a hyphen.
                 * @example 2-0299
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "deleted": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            deleted: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRoleOptions: {
        parameters: {
            query?: {
                /**
                 * @description Section 9: 1000.
                 * @example 1000
                 */
                size?: number;
                /**
                 * @description Part of the name.
                 * @example 管理
                 */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Role options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 8,
                     *           "name": "学校管理员",
                     *           "icon": "organisation"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["RoleOption"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRoleFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each role that the caller may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 8,
                     *           "memberCount": 128,
                     *           "dataScope": "org_tree"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["RoleFigures"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Role id.
                 * @example 8
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 8,
                     *         "name": "学校管理员",
                     *         "roleExtent": "scope=org_tree",
                     *         "parentId": 0,
                     *         "icon": "organisation",
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Role"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Role id.
                 * @example 8
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, or refused while users hold it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "角色删除成功！",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 8,
                 *       "name": "学校管理员",
                 *       "roleExtent": "scope=org_tree",
                 *       "parentId": 0,
                 *       "icon": "organisation",
                 *       "version": 0
                 *     }
                 */
                "application/json": components["schemas"]["RoleWrite"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "更新角色数据成功！",
                     *       "data": {
                     *         "id": 8,
                     *         "name": "学校管理员",
                     *         "roleExtent": "scope=org_tree",
                     *         "parentId": 0,
                     *         "icon": "organisation",
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Role"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "新角色",
                 *       "roleExtent": "scope=org",
                 *       "parentId": 0,
                 *       "icon": "role"
                 *     }
                 */
                "application/json": components["schemas"]["RoleWrite"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "创建新角色成功！",
                     *       "data": {
                     *         "id": 8,
                     *         "name": "学校管理员",
                     *         "roleExtent": "scope=org_tree",
                     *         "parentId": 0,
                     *         "icon": "organisation",
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Role"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryMenusByRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roles": "8"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @description Role id; empty for a new role. */
                    roles: string;
                };
            };
        };
        responses: {
            /** @description The menu tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "title": "系统管理",
                     *           "titles": {
                     *             "en": "System"
                     *           },
                     *           "name": "system",
                     *           "icon": "settings",
                     *           "type": "dir",
                     *           "permissionCode": null,
                     *           "hidden": false,
                     *           "checked": true,
                     *           "halfChecked": false,
                     *           "items": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["RoleMenuNode"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRoleMenus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roles": "8",
                 *       "menus": "3,4",
                 *       "permissions": "1"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @description Role id. */
                    roles: string;
                    /** @description Checked menu ids, comma list. */
                    menus?: string;
                    /** @description Half-checked menu ids, comma list. */
                    permissions?: string;
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Flat list in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "parentId": 1,
                     *           "name": "user-management",
                     *           "title": "用户管理",
                     *           "titles": {
                     *             "en": "User management"
                     *           },
                     *           "icon": "users",
                     *           "url": "/user-management",
                     *           "component": null,
                     *           "type": "menu",
                     *           "permissionCode": null,
                     *           "seq": 1,
                     *           "keepAlive": true,
                     *           "hidden": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["MenuItem"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllMenus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Flat list in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "parentId": 1,
                     *           "name": "user-management",
                     *           "title": "用户管理",
                     *           "titles": {
                     *             "en": "User management"
                     *           },
                     *           "icon": "users",
                     *           "url": "/user-management",
                     *           "component": null,
                     *           "type": "menu",
                     *           "permissionCode": null,
                     *           "seq": 1,
                     *           "keepAlive": true,
                     *           "hidden": false,
                     *           "version": 0,
                     *           "roleCount": 8
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedMenuItem"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentId": 1,
                 *       "name": "duty-roster",
                 *       "title": "值班安排",
                 *       "type": "menu",
                 *       "url": "/duty-roster",
                 *       "component": "duty/DutyRoster",
                 *       "icon": "calendar"
                 *     }
                 */
                "application/json": components["schemas"]["MenuWrite"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": {
                     *         "id": 3,
                     *         "parentId": 1,
                     *         "name": "user-management",
                     *         "title": "用户管理",
                     *         "titles": {
                     *           "en": "User management"
                     *         },
                     *         "icon": "users",
                     *         "url": "/user-management",
                     *         "component": null,
                     *         "type": "menu",
                     *         "permissionCode": null,
                     *         "seq": 1,
                     *         "keepAlive": true,
                     *         "hidden": false,
                     *         "version": 0,
                     *         "roleCount": 8
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedMenuItem"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3,
                 *       "parentId": 1,
                 *       "index": 0
                 *     }
                 */
                "application/json": {
                    id: number;
                    /** @description 0 for the top. */
                    parentId: number;
                    /** @description Place among the new parent’s items. */
                    index: number;
                };
            };
        };
        responses: {
            /** @description Moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    lintMenus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search results by item kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "kind": "unknownScreen",
                     *           "menuId": 40,
                     *           "name": "notes",
                     *           "detail": "/notes"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["MenuFault"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMenus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every item, from the top down. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "version": 1,
                     *         "items": [
                     *           {
                     *             "name": "system",
                     *             "parentName": null,
                     *             "title": "系统管理",
                     *             "titles": {
                     *               "en": "System"
                     *             },
                     *             "icon": "settings",
                     *             "url": null,
                     *             "component": null,
                     *             "type": "dir",
                     *             "permissionCode": null,
                     *             "keepAlive": false,
                     *             "hidden": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["MenuDocument"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importMenus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "items": [
                 *         {
                 *           "name": "duty-desk",
                 *           "parentName": null,
                 *           "title": "值班台",
                 *           "titles": {},
                 *           "icon": "calendar",
                 *           "url": "/duty-desk",
                 *           "component": "duty/Desk",
                 *           "type": "menu",
                 *           "permissionCode": null,
                 *           "keepAlive": false,
                 *           "hidden": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MenuDocument"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": {
                     *         "added": 1,
                     *         "changed": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["MenuImport"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewMenuAsRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roleId": 8
                 *     }
                 */
                "application/json": {
                    roleId: number;
                };
            };
        };
        responses: {
            /** @description Flat list in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "parentId": 1,
                     *           "name": "user-management",
                     *           "title": "用户管理",
                     *           "titles": {
                     *             "en": "User management"
                     *           },
                     *           "icon": "users",
                     *           "url": "/user-management",
                     *           "component": null,
                     *           "type": "menu",
                     *           "permissionCode": null,
                     *           "seq": 1,
                     *           "keepAlive": true,
                     *           "hidden": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["MenuItem"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Menu item id.
                 * @example 3
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many roles lost it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "删除成功！",
                     *       "data": {
                     *         "roles": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            roles: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSites: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name.
                 * @example 望川
                 */
                name?: string;
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description Section 9: 1000.
                 * @example 1000
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 1,
                     *             "name": "云泽教育门户",
                     *             "code": "prov",
                     *             "url": "https://edu.yunze.example",
                     *             "detail": null,
                     *             "level": "省",
                     *             "state": "running"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 1000
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["Site"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSite: {
        parameters: {
            query: {
                /** @example 1 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "name": "云泽教育门户",
                     *         "code": "prov",
                     *         "url": "https://edu.yunze.example",
                     *         "detail": null,
                     *         "level": "省",
                     *         "areaCode": "380000",
                     *         "orgId": 1,
                     *         "state": "running",
                     *         "theme": {
                     *           "accent": "#1f5fbf"
                     *         },
                     *         "languages": [
                     *           "zh",
                     *           "en"
                     *         ],
                     *         "footer": {
                     *           "organiser": "云泽省教育厅"
                     *         },
                     *         "logoFileId": null,
                     *         "logoUrl": null,
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SiteDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "澄湾市教育网",
                 *       "code": "chengwan",
                 *       "url": "https://chengwan.example",
                 *       "level": "市",
                 *       "areaCode": "380300",
                 *       "orgId": 4
                 *     }
                 */
                "application/json": components["schemas"]["SiteWrite"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "name": "云泽教育门户",
                     *         "code": "prov",
                     *         "url": "https://edu.yunze.example",
                     *         "detail": null,
                     *         "level": "省",
                     *         "areaCode": "380000",
                     *         "orgId": 1,
                     *         "state": "running",
                     *         "theme": {
                     *           "accent": "#1f5fbf"
                     *         },
                     *         "languages": [
                     *           "zh",
                     *           "en"
                     *         ],
                     *         "footer": {
                     *           "organiser": "云泽省教育厅"
                     *         },
                     *         "logoFileId": null,
                     *         "logoUrl": null,
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SiteDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 6 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "deleted": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            deleted: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSiteBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "version": 1,
                     *         "isArranged": true,
                     *         "blocks": [
                     *           {
                     *             "kind": "announcement",
                     *             "name": "通知公告",
                     *             "title": null,
                     *             "titles": {},
                     *             "rows": 6,
                     *             "isEnabled": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SiteBlocks"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSiteBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 0,
                 *       "blocks": [
                 *         {
                 *           "kind": "announcement",
                 *           "title": null,
                 *           "titles": {},
                 *           "rows": 6,
                 *           "isEnabled": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    version: number;
                    blocks: components["schemas"]["SiteBlockWrite"][];
                };
            };
        };
        responses: {
            /** @description The blocks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": {
                     *         "version": 1,
                     *         "isArranged": true,
                     *         "blocks": [
                     *           {
                     *             "kind": "announcement",
                     *             "name": "通知公告",
                     *             "title": null,
                     *             "titles": {},
                     *             "rows": 6,
                     *             "isEnabled": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SiteBlocks"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageManagedArticles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 20,
                 *       "t": {
                 *         "siteId": 1,
                 *         "tab": "draft"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["ManagedArticleConditions"];
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 1,
                     *             "siteId": 1,
                     *             "columnId": 2,
                     *             "columnName": "通知公告",
                     *             "title": "秋季学期教学视导安排",
                     *             "docType": "article",
                     *             "state": "draft",
                     *             "isPublished": false,
                     *             "authorName": "钟以宁",
                     *             "updatedAt": "2026-11-21 09:00:00",
                     *             "submittedAt": null,
                     *             "publishAt": null,
                     *             "offlineAt": null,
                     *             "pinnedUntil": null,
                     *             "recommend": 0,
                     *             "viewCount": 0,
                     *             "lockedBy": null,
                     *             "deletedAt": null,
                     *             "version": 3
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 20,
                     *         "counts": {
                     *           "all": 1,
                     *           "draft": 1,
                     *           "review": 0,
                     *           "returned": 0,
                     *           "scheduled": 0,
                     *           "published": 0,
                     *           "offline": 0,
                     *           "bin": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedArticlePage"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getManagedArticle: {
        parameters: {
            query: {
                /** @example 1 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "siteId": 1,
                     *         "columnId": 2,
                     *         "columnName": "通知公告",
                     *         "title": "秋季学期教学视导安排",
                     *         "docType": "article",
                     *         "state": "draft",
                     *         "isPublished": false,
                     *         "authorName": "钟以宁",
                     *         "updatedAt": "2026-11-21 09:00:00",
                     *         "submittedAt": null,
                     *         "publishAt": null,
                     *         "offlineAt": null,
                     *         "pinnedUntil": null,
                     *         "recommend": 0,
                     *         "viewCount": 0,
                     *         "lockedBy": null,
                     *         "deletedAt": null,
                     *         "version": 3,
                     *         "subtitle": null,
                     *         "summary": null,
                     *         "source": null,
                     *         "author": null,
                     *         "bodyHtml": "<p>正文</p>",
                     *         "visibility": "inherit",
                     *         "coverFileId": null,
                     *         "coverUrl": null,
                     *         "tags": [],
                     *         "alsoInColumnIds": [],
                     *         "related": [],
                     *         "attachments": [],
                     *         "revisionId": 7,
                     *         "revisionNo": 2,
                     *         "liveRevisionId": null,
                     *         "reviewLevels": 1,
                     *         "reviewLevel": null,
                     *         "isWithdrawable": false,
                     *         "reviews": [],
                     *         "lock": null,
                     *         "disclosure": null,
                     *         "project": null,
                     *         "interprets": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedArticle"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteId": 1,
                 *       "columnId": 2,
                 *       "title": "秋季学期教学视导安排",
                 *       "bodyHtml": "<p>正文</p>"
                 *     }
                 */
                "application/json": components["schemas"]["ManagedArticleWrite"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": {
                     *         "id": 1,
                     *         "siteId": 1,
                     *         "columnId": 2,
                     *         "columnName": "通知公告",
                     *         "title": "秋季学期教学视导安排",
                     *         "docType": "article",
                     *         "state": "draft",
                     *         "isPublished": false,
                     *         "authorName": "钟以宁",
                     *         "updatedAt": "2026-11-21 09:00:00",
                     *         "submittedAt": null,
                     *         "publishAt": null,
                     *         "offlineAt": null,
                     *         "pinnedUntil": null,
                     *         "recommend": 0,
                     *         "viewCount": 0,
                     *         "lockedBy": null,
                     *         "deletedAt": null,
                     *         "version": 3,
                     *         "subtitle": null,
                     *         "summary": null,
                     *         "source": null,
                     *         "author": null,
                     *         "bodyHtml": "<p>正文</p>",
                     *         "visibility": "inherit",
                     *         "coverFileId": null,
                     *         "coverUrl": null,
                     *         "tags": [],
                     *         "alsoInColumnIds": [],
                     *         "related": [],
                     *         "attachments": [],
                     *         "revisionId": 7,
                     *         "revisionNo": 2,
                     *         "liveRevisionId": null,
                     *         "reviewLevels": 1,
                     *         "reviewLevel": null,
                     *         "isWithdrawable": false,
                     *         "reviews": [],
                     *         "lock": null,
                     *         "disclosure": null,
                     *         "project": null,
                     *         "interprets": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedArticle"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "version": 3
                 *     }
                 */
                "application/json": {
                    id: number;
                    /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "已提交审核",
                     *       "data": {
                     *         "id": 1,
                     *         "siteId": 1,
                     *         "columnId": 2,
                     *         "columnName": "通知公告",
                     *         "title": "秋季学期教学视导安排",
                     *         "docType": "article",
                     *         "state": "draft",
                     *         "isPublished": false,
                     *         "authorName": "钟以宁",
                     *         "updatedAt": "2026-11-21 09:00:00",
                     *         "submittedAt": null,
                     *         "publishAt": null,
                     *         "offlineAt": null,
                     *         "pinnedUntil": null,
                     *         "recommend": 0,
                     *         "viewCount": 0,
                     *         "lockedBy": null,
                     *         "deletedAt": null,
                     *         "version": 3,
                     *         "subtitle": null,
                     *         "summary": null,
                     *         "source": null,
                     *         "author": null,
                     *         "bodyHtml": "<p>正文</p>",
                     *         "visibility": "inherit",
                     *         "coverFileId": null,
                     *         "coverUrl": null,
                     *         "tags": [],
                     *         "alsoInColumnIds": [],
                     *         "related": [],
                     *         "attachments": [],
                     *         "revisionId": 7,
                     *         "revisionNo": 2,
                     *         "liveRevisionId": null,
                     *         "reviewLevels": 1,
                     *         "reviewLevel": null,
                     *         "isWithdrawable": false,
                     *         "reviews": [],
                     *         "lock": null,
                     *         "disclosure": null,
                     *         "project": null,
                     *         "interprets": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedArticle"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "version": 3
                 *     }
                 */
                "application/json": {
                    id: number;
                    /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "已撤回提交",
                     *       "data": {
                     *         "id": 1,
                     *         "siteId": 1,
                     *         "columnId": 2,
                     *         "columnName": "通知公告",
                     *         "title": "秋季学期教学视导安排",
                     *         "docType": "article",
                     *         "state": "draft",
                     *         "isPublished": false,
                     *         "authorName": "钟以宁",
                     *         "updatedAt": "2026-11-21 09:00:00",
                     *         "submittedAt": null,
                     *         "publishAt": null,
                     *         "offlineAt": null,
                     *         "pinnedUntil": null,
                     *         "recommend": 0,
                     *         "viewCount": 0,
                     *         "lockedBy": null,
                     *         "deletedAt": null,
                     *         "version": 3,
                     *         "subtitle": null,
                     *         "summary": null,
                     *         "source": null,
                     *         "author": null,
                     *         "bodyHtml": "<p>正文</p>",
                     *         "visibility": "inherit",
                     *         "coverFileId": null,
                     *         "coverUrl": null,
                     *         "tags": [],
                     *         "alsoInColumnIds": [],
                     *         "related": [],
                     *         "attachments": [],
                     *         "revisionId": 7,
                     *         "revisionNo": 2,
                     *         "liveRevisionId": null,
                     *         "reviewLevels": 1,
                     *         "reviewLevel": null,
                     *         "isWithdrawable": false,
                     *         "reviews": [],
                     *         "lock": null,
                     *         "disclosure": null,
                     *         "project": null,
                     *         "interprets": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedArticle"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviewArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "version": 3,
                 *       "level": 1,
                 *       "decision": "return",
                 *       "reason": "请核对第二段的日期",
                 *       "marks": [
                 *         {
                 *           "quote": "9月31日",
                 *           "note": "9月没有31日"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    id: number;
                    /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. */
                    version: number;
                    level: number;
                    /** @enum {string} */
                    decision: "pass" | "return";
                    /** @description Needed to return, five characters or more. */
                    reason?: string;
                    marks?: components["schemas"]["ReviewMark"][];
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "已退回",
                     *       "data": {
                     *         "id": 1,
                     *         "siteId": 1,
                     *         "columnId": 2,
                     *         "columnName": "通知公告",
                     *         "title": "秋季学期教学视导安排",
                     *         "docType": "article",
                     *         "state": "draft",
                     *         "isPublished": false,
                     *         "authorName": "钟以宁",
                     *         "updatedAt": "2026-11-21 09:00:00",
                     *         "submittedAt": null,
                     *         "publishAt": null,
                     *         "offlineAt": null,
                     *         "pinnedUntil": null,
                     *         "recommend": 0,
                     *         "viewCount": 0,
                     *         "lockedBy": null,
                     *         "deletedAt": null,
                     *         "version": 3,
                     *         "subtitle": null,
                     *         "summary": null,
                     *         "source": null,
                     *         "author": null,
                     *         "bodyHtml": "<p>正文</p>",
                     *         "visibility": "inherit",
                     *         "coverFileId": null,
                     *         "coverUrl": null,
                     *         "tags": [],
                     *         "alsoInColumnIds": [],
                     *         "related": [],
                     *         "attachments": [],
                     *         "revisionId": 7,
                     *         "revisionNo": 2,
                     *         "liveRevisionId": null,
                     *         "reviewLevels": 1,
                     *         "reviewLevel": null,
                     *         "isWithdrawable": false,
                     *         "reviews": [],
                     *         "lock": null,
                     *         "disclosure": null,
                     *         "project": null,
                     *         "interprets": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedArticle"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeArticles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1
                 *       ],
                 *       "action": "recommend",
                 *       "recommend": 1
                 *     }
                 */
                "application/json": {
                    ids: number[];
                    /** @enum {string} */
                    action: "publish" | "offline" | "move" | "pin" | "recommend" | "delete" | "restore";
                    /** @description publish: when it appears; absent or null: now. */
                    publishAt?: string | null;
                    /** @description publish: when it disappears; null: never. */
                    offlineAt?: string | null;
                    /** @description offline: why, for the log. */
                    reason?: string;
                    columnId?: number;
                    /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
                    pinnedUntil?: string | null;
                    recommend?: number;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": {
                     *         "changed": [
                     *           1
                     *         ],
                     *         "failed": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            changed: number[];
                            failed: {
                                id: number;
                                msg: string;
                            }[];
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArticleRevisions: {
        parameters: {
            query: {
                /** @example 1 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 7,
                     *           "no": 2,
                     *           "title": "秋季学期教学视导安排",
                     *           "authorName": "钟以宁",
                     *           "createdAt": "2026-11-21 09:00:00",
                     *           "note": null,
                     *           "size": 1200,
                     *           "isSealed": true,
                     *           "isLive": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ArticleRevision"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArticleRevision: {
        parameters: {
            query: {
                /** @example 1 */
                id: number;
                /** @example 1 */
                revisionId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 7,
                     *         "no": 2,
                     *         "title": "秋季学期教学视导安排",
                     *         "authorName": "钟以宁",
                     *         "createdAt": "2026-11-21 09:00:00",
                     *         "note": null,
                     *         "size": 1200,
                     *         "isSealed": true,
                     *         "isLive": false,
                     *         "subtitle": null,
                     *         "summary": null,
                     *         "bodyHtml": "<p>正文</p>",
                     *         "bodyText": "正文",
                     *         "docType": "article",
                     *         "disclosure": null,
                     *         "project": null,
                     *         "interprets": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ArticleRevisionText"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreArticleRevision: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "version": 3,
                 *       "revisionId": 1
                 *     }
                 */
                "application/json": {
                    id: number;
                    /** @description Optimistic lock; a stale value results in 409 VERSION_CONFLICT. */
                    version: number;
                    revisionId: number;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": {
                     *         "id": 1,
                     *         "siteId": 1,
                     *         "columnId": 2,
                     *         "columnName": "通知公告",
                     *         "title": "秋季学期教学视导安排",
                     *         "docType": "article",
                     *         "state": "draft",
                     *         "isPublished": false,
                     *         "authorName": "钟以宁",
                     *         "updatedAt": "2026-11-21 09:00:00",
                     *         "submittedAt": null,
                     *         "publishAt": null,
                     *         "offlineAt": null,
                     *         "pinnedUntil": null,
                     *         "recommend": 0,
                     *         "viewCount": 0,
                     *         "lockedBy": null,
                     *         "deletedAt": null,
                     *         "version": 3,
                     *         "subtitle": null,
                     *         "summary": null,
                     *         "source": null,
                     *         "author": null,
                     *         "bodyHtml": "<p>正文</p>",
                     *         "visibility": "inherit",
                     *         "coverFileId": null,
                     *         "coverUrl": null,
                     *         "tags": [],
                     *         "alsoInColumnIds": [],
                     *         "related": [],
                     *         "attachments": [],
                     *         "revisionId": 7,
                     *         "revisionNo": 2,
                     *         "liveRevisionId": null,
                     *         "reviewLevels": 1,
                     *         "reviewLevel": null,
                     *         "isWithdrawable": false,
                     *         "reviews": [],
                     *         "lock": null,
                     *         "disclosure": null,
                     *         "project": null,
                     *         "interprets": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedArticle"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    lockArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1
                 *     }
                 */
                "application/json": {
                    id: number;
                    isTakeOver?: boolean;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "userId": 9,
                     *         "userName": "钟以宁",
                     *         "until": "2026-11-21 09:02:00",
                     *         "isOwn": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ArticleLock"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlockArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1
                 *     }
                 */
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "released": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            released: boolean;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createArticlePreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1
                 *     }
                 */
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "token": "dw_AAAA",
                     *         "path": "/preview?token=dw_AAAA",
                     *         "expiresAt": "2026-11-22 09:00:00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            token: string;
                            path: string;
                            /** @description yyyy-MM-dd HH:mm:ss in the site time zone (section 9). */
                            expiresAt: string;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "标题",
                 *       "bodyHtml": "<p>正文</p>"
                 *     }
                 */
                "application/json": {
                    title: string;
                    bodyHtml: string;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "kind": "missingAlt",
                     *           "level": "error",
                     *           "text": "",
                     *           "suggestion": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ArticleFinding"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArticlePreview: {
        parameters: {
            query: {
                /** @example dw_AAAAAAAAAAAAAAAAAAAAAAAA */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "type": "article",
                     *         "id": 1,
                     *         "title": "秋季学期教学视导安排",
                     *         "subtitle": null,
                     *         "summary": null,
                     *         "bodyHtml": "<p>正文</p>",
                     *         "source": null,
                     *         "author": null,
                     *         "publishAt": null,
                     *         "viewCount": 0,
                     *         "columnPath": [],
                     *         "attachments": [],
                     *         "prev": null,
                     *         "next": null,
                     *         "related": [],
                     *         "coverUrl": null,
                     *         "facts": [],
                     *         "sections": [],
                     *         "contents": [],
                     *         "tags": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ContentDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getManagedColumns: {
        parameters: {
            query: {
                /** @example 1 */
                siteId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "parentId": null,
                     *           "code": "announcement",
                     *           "name": "通知公告",
                     *           "names": {},
                     *           "kind": "list",
                     *           "visibility": "public",
                     *           "visibleRoleIds": [],
                     *           "reviewLevels": 1,
                     *           "isNav": true,
                     *           "state": "on",
                     *           "bindRoute": "/announcement",
                     *           "seo": {
                     *             "title": null,
                     *             "description": null
                     *           },
                     *           "freshnessDays": null,
                     *           "lastPublishedAt": null,
                     *           "isStale": false,
                     *           "version": 0,
                     *           "articleCount": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedColumn"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateColumn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteId": 1,
                 *       "name": "专题报道",
                 *       "code": "special",
                 *       "kind": "list",
                 *       "visibility": "public",
                 *       "reviewLevels": 1,
                 *       "isNav": true,
                 *       "state": "on"
                 *     }
                 */
                "application/json": components["schemas"]["ManagedColumnWrite"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": {
                     *         "id": 2,
                     *         "parentId": null,
                     *         "code": "announcement",
                     *         "name": "通知公告",
                     *         "names": {},
                     *         "kind": "list",
                     *         "visibility": "public",
                     *         "visibleRoleIds": [],
                     *         "reviewLevels": 1,
                     *         "isNav": true,
                     *         "state": "on",
                     *         "bindRoute": "/announcement",
                     *         "seo": {
                     *           "title": null,
                     *           "description": null
                     *         },
                     *         "freshnessDays": null,
                     *         "lastPublishedAt": null,
                     *         "isStale": false,
                     *         "version": 0,
                     *         "articleCount": 12
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedColumn"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveColumn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 2,
                 *       "parentId": null,
                 *       "index": 0
                 *     }
                 */
                "application/json": {
                    id: number;
                    parentId?: number | null;
                    /** @description Place among the columns of the parent. */
                    index: number;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "parentId": null,
                     *           "code": "announcement",
                     *           "name": "通知公告",
                     *           "names": {},
                     *           "kind": "list",
                     *           "visibility": "public",
                     *           "visibleRoleIds": [],
                     *           "reviewLevels": 1,
                     *           "isNav": true,
                     *           "state": "on",
                     *           "bindRoute": "/announcement",
                     *           "seo": {
                     *             "title": null,
                     *             "description": null
                     *           },
                     *           "freshnessDays": null,
                     *           "lastPublishedAt": null,
                     *           "isStale": false,
                     *           "version": 0,
                     *           "articleCount": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedColumn"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeColumn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": 40,
                 *       "to": 2
                 *     }
                 */
                "application/json": {
                    from: number;
                    to: number;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": {
                     *         "id": 2,
                     *         "parentId": null,
                     *         "code": "announcement",
                     *         "name": "通知公告",
                     *         "names": {},
                     *         "kind": "list",
                     *         "visibility": "public",
                     *         "visibleRoleIds": [],
                     *         "reviewLevels": 1,
                     *         "isNav": true,
                     *         "state": "on",
                     *         "bindRoute": "/announcement",
                     *         "seo": {
                     *           "title": null,
                     *           "description": null
                     *         },
                     *         "freshnessDays": null,
                     *         "lastPublishedAt": null,
                     *         "isStale": false,
                     *         "version": 0,
                     *         "articleCount": 12
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedColumn"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteColumn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "删除成功！",
                     *       "data": {
                     *         "deleted": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            deleted: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRoleSiteIds: {
        parameters: {
            query: {
                /**
                 * @description Role id.
                 * @example 9
                 */
                roleId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Site ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: number[] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRoleSites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteIds": "1,2",
                 *       "roleId": 9
                 *     }
                 */
                "application/json": {
                    siteIds: string | number[];
                    roleId: number;
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "站点管理设置成功",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageLoginLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "result": "fail",
                 *         "startTime": "2026-11-20 00:00:00",
                 *         "endTime": "2026-11-21 23:59:59"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["LogConditions"];
                };
            };
        };
        responses: {
            /** @description A page, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 7,
                     *             "at": "2026-11-21 08:30:00",
                     *             "username": "t_linyq",
                     *             "userId": 26,
                     *             "name": "林砚秋",
                     *             "schoolName": "望川市砚池小学",
                     *             "result": "ok",
                     *             "reason": null,
                     *             "ip": "10.2.*.*",
                     *             "device": "Chrome · Windows"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["LoginLogRow"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageOperationLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "action": "role.menus"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["OperationLogConditions"];
                };
            };
        };
        responses: {
            /** @description A page, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 9,
                     *             "at": "2026-11-21 08:40:00",
                     *             "actorId": 3,
                     *             "actorName": "梁书衡",
                     *             "action": "role.edit",
                     *             "permissionCode": "sys:role:edit",
                     *             "targetType": "role",
                     *             "targetId": "9",
                     *             "targetLabel": "内容编辑",
                     *             "requestId": "7d0a6a3e-2f0c-4a53-9f52-0f0f4a1f7c11",
                     *             "ip": "10.2.*.*",
                     *             "diff": {
                     *               "difference": {
                     *                 "name": {
                     *                   "before": "编辑",
                     *                   "after": "内容编辑"
                     *                 }
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["OperationLogRow"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPagePiiLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "username": "顾"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["LogConditions"];
                };
            };
        };
        responses: {
            /** @description A page, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 2,
                     *             "at": "2026-11-21 08:45:00",
                     *             "actorId": 5,
                     *             "actorName": "顾南乔",
                     *             "subjectId": 26,
                     *             "subjectName": "林砚秋",
                     *             "field": "mobile",
                     *             "purpose": "核对联系方式",
                     *             "requestId": "7d0a6a3e-2f0c-4a53-9f52-0f0f4a1f7c11",
                     *             "ip": "10.2.*.*"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["PiiLogRow"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyLogChain: {
        parameters: {
            query?: {
                /**
                 * @description Returns rows after this row number; 0 starts at the first.
                 * @example 0
                 */
                afterId?: number;
                /**
                 * @description Which log; absent means the operation log.
                 * @example operation
                 */
                log?: "operation" | "login" | "pii";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "isIntact": true,
                     *         "checked": 600,
                     *         "brokenId": null,
                     *         "nextAfterId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ChainCheck"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kinds without anything to do are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "todos": [
                     *           {
                     *             "kind": "articleReview",
                     *             "count": 3
                     *           }
                     *         ],
                     *         "account": {
                     *           "lastSignIn": {
                     *             "at": "2026-11-20 18:05:00",
                     *             "ip": "10.20.*.*",
                     *             "device": "Chrome · Windows"
                     *           },
                     *           "refusedSignIns": 0,
                     *           "changes": [
                     *             {
                     *               "at": "2026-11-21 09:10:00",
                     *               "action": "user.roles",
                     *               "actorName": "沈砚舟"
                     *             }
                     *           ]
                     *         },
                     *         "recent": [
                     *           {
                     *             "kind": "article",
                     *             "id": 12,
                     *             "name": "关于开展教研活动的通知",
                     *             "at": "2026-11-21 08:40:00"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["AdminHome"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSignInTrend: {
        parameters: {
            query?: {
                /**
                 * @description How many days, the present one included; absent means 14.
                 * @example 14
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest day comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "day": "2026-11-20",
                     *           "people": 412
                     *         },
                     *         {
                     *           "day": "2026-11-21",
                     *           "people": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SignInDay"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDataOverview: {
        parameters: {
            query?: {
                /**
                 * @description Area and all below it; absent means everything in scope.
                 * @example 380100
                 */
                areaCode?: string;
                /**
                 * @description Months of the period; absent means 12.
                 * @example 12
                 */
                months?: number;
                /**
                 * @description Last month; absent means the present one.
                 * @example 2026-11
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "path": [
                     *           {
                     *             "areaCode": "380000",
                     *             "name": "云泽省"
                     *           }
                     *         ],
                     *         "totals": {
                     *           "users": 96412,
                     *           "teachers": 6120,
                     *           "students": 80211,
                     *           "parents": 10040,
                     *           "schools": 312,
                     *           "articles": 240,
                     *           "resources": 1284,
                     *           "signedIn": 40211
                     *         },
                     *         "areas": [
                     *           {
                     *             "areaCode": "380100",
                     *             "name": "望川市",
                     *             "hasChild": true,
                     *             "users": 51200,
                     *             "signedIn": 20110,
                     *             "schools": 120,
                     *             "articles": 90,
                     *             "resources": 640
                     *           },
                     *           {
                     *             "areaCode": "380200",
                     *             "name": "青屿市",
                     *             "hasChild": true,
                     *             "users": null,
                     *             "signedIn": 0,
                     *             "schools": 2,
                     *             "articles": 0,
                     *             "resources": 1
                     *           }
                     *         ],
                     *         "from": "2026-10",
                     *         "to": "2026-11",
                     *         "months": [
                     *           {
                     *             "time": "2026-10",
                     *             "newUsers": 120,
                     *             "signedIn": 30210,
                     *             "articles": 12,
                     *             "resources": 80
                     *           },
                     *           {
                     *             "time": "2026-11",
                     *             "newUsers": null,
                     *             "signedIn": 30110,
                     *             "articles": 9,
                     *             "resources": 64
                     *           }
                     *         ],
                     *         "at": "2026-11-21 10:00:00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["DataOverview"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScreenOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "path": [
                     *           {
                     *             "areaCode": "380000",
                     *             "name": "云泽省"
                     *           }
                     *         ],
                     *         "totals": {
                     *           "users": 96412,
                     *           "teachers": 6120,
                     *           "students": 80211,
                     *           "parents": 10040,
                     *           "schools": 312,
                     *           "articles": 240,
                     *           "resources": 1284,
                     *           "signedIn": 40211
                     *         },
                     *         "areas": [
                     *           {
                     *             "areaCode": "380100",
                     *             "name": "望川市",
                     *             "hasChild": true,
                     *             "users": 51200,
                     *             "signedIn": 20110,
                     *             "schools": 120,
                     *             "articles": 90,
                     *             "resources": 640
                     *           },
                     *           {
                     *             "areaCode": "380200",
                     *             "name": "青屿市",
                     *             "hasChild": true,
                     *             "users": null,
                     *             "signedIn": 0,
                     *             "schools": 2,
                     *             "articles": 0,
                     *             "resources": 1
                     *           }
                     *         ],
                     *         "days": [
                     *           {
                     *             "time": "2026-11-21",
                     *             "newUsers": null,
                     *             "signedIn": 812,
                     *             "articles": 1,
                     *             "resources": 4
                     *           }
                     *         ],
                     *         "active": 64,
                     *         "signedInToday": 812,
                     *         "published": [
                     *           {
                     *             "kind": "article",
                     *             "title": "关于开展教研活动的通知",
                     *             "at": "2026-11-21 09:10:00"
                     *           }
                     *         ],
                     *         "at": "2026-11-21 10:00:00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ScreenOverview"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSiteInfo: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Site, theme, footer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "site": {
                     *           "id": 1,
                     *           "name": "云泽教育门户",
                     *           "code": "prov",
                     *           "url": "https://edu.yunze.example",
                     *           "detail": null,
                     *           "level": "省",
                     *           "areaCode": "380000",
                     *           "timeZone": "Asia/Shanghai",
                     *           "state": "running"
                     *         },
                     *         "theme": {
                     *           "accent": null
                     *         },
                     *         "footer": {
                     *           "organiser": "云泽省教育厅"
                     *         },
                     *         "languages": [
                     *           "zh",
                     *           "en",
                     *           "ja",
                     *           "ko",
                     *           "tw"
                     *         ],
                     *         "serverTime": "2026-11-21 09:00:00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["PortalSite"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getColumnTree: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "code": "announcement",
                     *           "name": "通知公告",
                     *           "names": {
                     *             "en": "Announcements"
                     *           },
                     *           "kind": "list",
                     *           "bindRoute": "/announcement",
                     *           "visibility": "public",
                     *           "isNav": true,
                     *           "children": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["PortalColumn"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHome: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Blocks with rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "serverTime": "2026-11-21 09:00:00",
                     *         "blocks": [
                     *           {
                     *             "kind": "lead",
                     *             "title": null,
                     *             "titles": {},
                     *             "rows": null
                     *           },
                     *           {
                     *             "kind": "announcement",
                     *             "title": null,
                     *             "titles": {},
                     *             "rows": 6
                     *           }
                     *         ],
                     *         "topics": [
                     *           {
                     *             "id": 1,
                     *             "title": "课后服务",
                     *             "titles": {
                     *               "en": "After-school care"
                     *             },
                     *             "summary": "放学后的两小时。",
                     *             "tag": "课后服务",
                     *             "route": null,
                     *             "coverUrl": null
                     *           }
                     *         ],
                     *         "contest": null,
                     *         "cards": [],
                     *         "bars": [
                     *           {
                     *             "name": "望川市",
                     *             "value": 12
                     *           }
                     *         ],
                     *         "links": [
                     *           {
                     *             "name": "政府部门",
                     *             "names": {
                     *               "en": "Government"
                     *             },
                     *             "links": [
                     *               {
                     *                 "name": "云泽省人民政府",
                     *                 "url": "https://gov.yunze.example/"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "lead": [
                     *           {
                     *             "id": 12,
                     *             "type": "article",
                     *             "title": "关于举办云泽省第三届中小学微课大赛的通知",
                     *             "subtitle": null,
                     *             "summary": "报名自即日起开始。",
                     *             "source": "云泽省教育厅",
                     *             "author": null,
                     *             "columnCode": "announcement",
                     *             "columnName": "通知公告",
                     *             "publishAt": "2026-11-19 09:00:00",
                     *             "isPinned": true,
                     *             "isNew": true,
                     *             "viewCount": 128,
                     *             "coverUrl": null,
                     *             "attachmentCount": 1,
                     *             "facts": []
                     *           }
                     *         ],
                     *         "announcements": [
                     *           {
                     *             "id": 12,
                     *             "type": "article",
                     *             "title": "关于举办云泽省第三届中小学微课大赛的通知",
                     *             "subtitle": null,
                     *             "summary": "报名自即日起开始。",
                     *             "source": "云泽省教育厅",
                     *             "author": null,
                     *             "columnCode": "announcement",
                     *             "columnName": "通知公告",
                     *             "publishAt": "2026-11-19 09:00:00",
                     *             "isPinned": true,
                     *             "isNew": true,
                     *             "viewCount": 128,
                     *             "coverUrl": null,
                     *             "attachmentCount": 1,
                     *             "facts": []
                     *           }
                     *         ],
                     *         "sections": [],
                     *         "numbers": [
                     *           {
                     *             "key": "schools",
                     *             "value": 20
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["PortalHome"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageArticleList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "columnCode": "announcement"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["ArticleConditions"];
                };
            };
        };
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 12,
                     *             "type": "article",
                     *             "title": "关于举办云泽省第三届中小学微课大赛的通知",
                     *             "subtitle": null,
                     *             "summary": "报名自即日起开始。",
                     *             "source": "云泽省教育厅",
                     *             "author": null,
                     *             "columnCode": "announcement",
                     *             "columnName": "通知公告",
                     *             "publishAt": "2026-11-19 09:00:00",
                     *             "isPinned": true,
                     *             "isNew": true,
                     *             "viewCount": 128,
                     *             "coverUrl": null,
                     *             "attachmentCount": 1,
                     *             "facts": []
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["ArticleRow"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listArticles: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Column.
                 * @example educationNews
                 */
                columnCode?: string;
                /**
                 * @description Words in title, summary or text.
                 * @example 微课
                 */
                keyword?: string;
                /**
                 * @description yyyy.
                 * @example 2026
                 */
                year?: string;
                /**
                 * @description Tag that the articles carry.
                 * @example 课后服务
                 */
                tag?: string;
                /**
                 * @description Area; texts of the areas below it are found too.
                 * @example 380100
                 */
                areaCode?: string;
                /**
                 * @description Organisation that issued the text.
                 * @example 1
                 */
                orgId?: number;
                /**
                 * @description Grade stage that the article is about.
                 * @example 2
                 */
                gardeId?: string;
                /**
                 * @description Subject that the article is about.
                 * @example 0202
                 */
                courseId?: string;
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, as queryPageArticleList. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 12,
                     *             "type": "article",
                     *             "title": "关于举办云泽省第三届中小学微课大赛的通知",
                     *             "subtitle": null,
                     *             "summary": "报名自即日起开始。",
                     *             "source": "云泽省教育厅",
                     *             "author": null,
                     *             "columnCode": "announcement",
                     *             "columnName": "通知公告",
                     *             "publishAt": "2026-11-19 09:00:00",
                     *             "isPinned": true,
                     *             "isNew": true,
                     *             "viewCount": 128,
                     *             "coverUrl": null,
                     *             "attachmentCount": 1,
                     *             "facts": []
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["ArticleRow"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArticleChoices: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Column; absent means all of them.
                 * @example announcement
                 */
                columnCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Organisations, the higher ones first, and the areas one level below the site's own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "publishers": [
                     *           {
                     *             "orgId": 1,
                     *             "name": "云泽省教育厅"
                     *           }
                     *         ],
                     *         "areas": [
                     *           {
                     *             "areaCode": "380100",
                     *             "name": "望川市"
                     *           }
                     *         ],
                     *         "years": [
                     *           "2026",
                     *           "2025"
                     *         ],
                     *         "validities": [
                     *           "valid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ArticleChoices"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContentDetail: {
        parameters: {
            query: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Content type.
                 * @example article
                 */
                type: "article" | "disclosure" | "project" | "school" | "principal" | "activity" | "resource" | "studio" | "page";
                /**
                 * @description Id of the item.
                 * @example 12
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "type": "article",
                     *         "id": 12,
                     *         "title": "关于举办云泽省第三届中小学微课大赛的通知",
                     *         "subtitle": null,
                     *         "summary": "报名自即日起开始。",
                     *         "bodyHtml": "<p>报名自即日起开始。</p>",
                     *         "source": "云泽省教育厅",
                     *         "author": null,
                     *         "publishAt": "2026-11-19 09:00:00",
                     *         "viewCount": 128,
                     *         "columnPath": [
                     *           {
                     *             "code": "announcement",
                     *             "name": "通知公告",
                     *             "names": {},
                     *             "route": "/announcement"
                     *           }
                     *         ],
                     *         "attachments": [],
                     *         "prev": null,
                     *         "next": null,
                     *         "related": [],
                     *         "coverUrl": null,
                     *         "facts": [],
                     *         "sections": [],
                     *         "contents": [],
                     *         "tags": [
                     *           "微课大赛"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ContentDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPortalSites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PortalSites"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPortalAreas: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The areas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "areaCode": "380100",
                     *           "name": "望川市"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["PortalArea"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPortalSubjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every stage. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "gardeId": "2",
                     *           "gardeName": "小学",
                     *           "courses": [
                     *             {
                     *               "courseId": "0202",
                     *               "courseName": "数学"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["StageSubjects"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDisclosures: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Column.
                 * @example disclose.policy
                 */
                columnCode?: string;
                /**
                 * @description Words to find.
                 * @example 云
                 */
                keyword?: string;
                /**
                 * @description yyyy.
                 * @example 2026
                 */
                year?: string;
                /**
                 * @description A part of the document number.
                 * @example 云教财
                 */
                docNo?: string;
                /**
                 * @description Whether the document is in force.
                 * @example valid
                 */
                validity?: "valid" | "invalid" | "abolished";
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Words to find.
                 * @example 云
                 */
                keyword?: string;
                /**
                 * @description Stage of the project.
                 * @example running
                 */
                stage?: "approved" | "running" | "finished" | "spread";
                /**
                 * @description Level of the project.
                 * @example province
                 */
                level?: "national" | "province" | "city" | "county";
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPreschool: {
        parameters: {
            query: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Column.
                 * @example aiBaby
                 */
                columnCode: "policyFront" | "teacherResearch" | "homeProduced" | "producedGarden" | "aiBaby";
                /**
                 * @description Words to find.
                 * @example 云
                 */
                keyword?: string;
                /**
                 * @description Field of learning.
                 * @example language
                 */
                field?: "health" | "language" | "society" | "science" | "art";
                /**
                 * @description Class by age: three to four, four to five, five to six.
                 * @example big
                 */
                ageClass?: "small" | "middle" | "big";
                /**
                 * @description Age in years: 3 stands for three to four.
                 * @example 3
                 */
                age?: number;
                /**
                 * @description Topic of parenting.
                 * @example entering
                 */
                topic?: components["schemas"]["ParentingTopic"];
                /**
                 * @description Published in this month, yyyy-MM.
                 * @example 2026-11
                 */
                month?: string;
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExpertAnswers: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Words to find.
                 * @example 云
                 */
                keyword?: string;
                /**
                 * @description Age in years: 3 stands for three to four.
                 * @example 3
                 */
                age?: number;
                /**
                 * @description Topic of parenting.
                 * @example entering
                 */
                topic?: components["schemas"]["ParentingTopic"];
                /**
                 * @description Published in this month, yyyy-MM.
                 * @example 2026-11
                 */
                month?: string;
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of replies, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [],
                     *         "total": 0,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ExpertAnswerPage"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchoolProfiles: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Words to find.
                 * @example 云
                 */
                keyword?: string;
                /**
                 * @description Area and all below it.
                 * @example 380100
                 */
                areaCode?: string;
                /**
                 * @description Kind of school.
                 * @example primary
                 */
                schoolType?: "kindergarten" | "primary" | "junior" | "senior" | "vocational" | "special";
                /**
                 * @description Label of the school.
                 * @example arts
                 */
                tag?: components["schemas"]["SchoolTag"];
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrincipals: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Words to find.
                 * @example 云
                 */
                keyword?: string;
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Words to find.
                 * @example 云
                 */
                keyword?: string;
                /**
                 * @description Grade stage.
                 * @example 2
                 */
                gardeId?: string;
                /**
                 * @description Subject.
                 * @example 0202
                 */
                courseId?: string;
                /**
                 * @description Kind of activity.
                 * @example training
                 */
                kind?: "seminar" | "lecture" | "openClass" | "training" | "salon";
                /**
                 * @description Still to come or on now; or over.
                 * @example coming
                 */
                when?: "coming" | "past";
                /**
                 * @description Going on in this month, yyyy-MM; in the order of their beginning.
                 * @example 2026-11
                 */
                month?: string;
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listResources: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Words to find.
                 * @example 云
                 */
                keyword?: string;
                /**
                 * @description Kind of resource.
                 * @example micro
                 */
                kind?: "plan" | "slides" | "micro" | "exercise" | "material" | "experiment" | "other";
                /**
                 * @description Grade stage.
                 * @example 2
                 */
                gardeId?: string;
                /**
                 * @description Subject.
                 * @example 0202
                 */
                courseId?: string;
                /**
                 * @description Grade as it is called.
                 * @example 三年级
                 */
                grade?: string;
                /**
                 * @description Edition of the textbook.
                 * @example 云泽版
                 */
                textbook?: string;
                /**
                 * @description Year of publishing.
                 * @example 2026
                 */
                year?: string;
                /**
                 * @description Area and all below it.
                 * @example 380100
                 */
                areaCode?: string;
                /**
                 * @description Label that its author gave.
                 * @example 数形结合
                 */
                tag?: string;
                /**
                 * @description Newest first unless the most seen are wanted.
                 * @example newest
                 */
                sort?: "newest" | "popular";
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listResourceChoices: {
        parameters: {
            query: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Kind of resource.
                 * @example micro
                 */
                kind: "plan" | "slides" | "micro" | "exercise" | "material" | "experiment" | "other";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "grades": [
                     *           "三年级"
                     *         ],
                     *         "textbooks": [
                     *           "云泽版"
                     *         ],
                     *         "years": [
                     *           "2026"
                     *         ],
                     *         "tags": [
                     *           "数形结合"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ResourceChoices"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStudios: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Of teachers, unless those of principals are wanted.
                 * @example studio
                 */
                kind?: "studio" | "principal_studio";
                /**
                 * @description Grade stage.
                 * @example 2
                 */
                gardeId?: string;
                /**
                 * @description Subject.
                 * @example 0202
                 */
                courseId?: string;
                /**
                 * @description Words to find.
                 * @example 云
                 */
                keyword?: string;
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubjectHub: {
        parameters: {
            query: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Grade stage.
                 * @example 2
                 */
                gardeId: string;
                /**
                 * @description Subject.
                 * @example 0202
                 */
                courseId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SubjectHub"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "article",
                 *       "id": 1
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    type: "article" | "disclosure" | "project" | "school" | "principal" | "activity" | "resource" | "studio" | "page";
                    id: number;
                };
            };
        };
        responses: {
            /** @description Taken note of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPortal: {
        parameters: {
            query: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Words to find.
                 * @example 微课
                 */
                q: string;
                /**
                 * @description Type of the results.
                 * @example article
                 */
                type?: "article" | "school" | "principal" | "activity" | "resource" | "studio" | "page";
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SearchPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestPortal: {
        parameters: {
            query: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Text that has been typed.
                 * @example 砚池小学
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "type": "school",
                     *           "id": 8,
                     *           "title": "望川市砚池小学",
                     *           "columnName": "学校风采"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SearchSuggestion"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRss: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Column.
                 * @example announcement
                 */
                columnCode?: string;
                /**
                 * @description Language of the texts: tw is Traditional Chinese. Absent means that of Accept-Language.
                 * @example zh
                 */
                lang?: "zh" | "tw";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <rss/> */
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSitemap: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name, else the main site.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Part of a large site map, from 1; absent means the index.
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <urlset/> */
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageLibraryFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 40,
                 *       "t": {
                 *         "siteId": 1,
                 *         "kind": "picture"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t: components["schemas"]["LibraryConditions"];
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *             "siteId": 1,
                     *             "folderId": null,
                     *             "name": "会场.jpg",
                     *             "ext": "jpg",
                     *             "kind": "picture",
                     *             "size": 204800,
                     *             "width": 1280,
                     *             "height": 720,
                     *             "alt": "会场全景",
                     *             "focalX": 50,
                     *             "focalY": 40,
                     *             "url": "/api/file/content/3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *             "previewUrl": "/api/file/content/3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10?key=1.x&width=320",
                     *             "uploaderName": "钟以宁",
                     *             "createdAt": "2026-11-21 09:00:00",
                     *             "useCount": 1,
                     *             "duplicateCount": 0,
                     *             "version": 0
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 40
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["LibraryFile"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLibraryFile: {
        parameters: {
            query: {
                /** @example 10000000-0000-4000-8000-000000000001 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "file": {
                     *           "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *           "siteId": 1,
                     *           "folderId": null,
                     *           "name": "会场.jpg",
                     *           "ext": "jpg",
                     *           "kind": "picture",
                     *           "size": 204800,
                     *           "width": 1280,
                     *           "height": 720,
                     *           "alt": "会场全景",
                     *           "focalX": 50,
                     *           "focalY": 40,
                     *           "url": "/api/file/content/3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *           "previewUrl": "/api/file/content/3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10?key=1.x&width=320",
                     *           "uploaderName": "钟以宁",
                     *           "createdAt": "2026-11-21 09:00:00",
                     *           "useCount": 1,
                     *           "duplicateCount": 0,
                     *           "version": 0
                     *         },
                     *         "uses": [
                     *           {
                     *             "kind": "cover",
                     *             "refId": 1,
                     *             "title": "秋季学期教学视导安排"
                     *           }
                     *         ],
                     *         "duplicates": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["LibraryFileDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLibrary: {
        parameters: {
            query: {
                /** @example 1 */
                siteId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "folders": [
                     *           {
                     *             "id": 1,
                     *             "parentId": null,
                     *             "name": "秋季活动",
                     *             "fileCount": 3,
                     *             "version": 0
                     *           }
                     *         ],
                     *         "uploaders": [
                     *           {
                     *             "id": 5,
                     *             "name": "钟以宁"
                     *           }
                     *         ],
                     *         "used": 204800,
                     *         "quota": 21474836480,
                     *         "fileCount": 12,
                     *         "unusedCount": 3,
                     *         "duplicateCount": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Library"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addLibraryFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteId": 1,
                 *       "folderId": null,
                 *       "uploadIds": [
                 *         "10000000-0000-4000-8000-000000000001"
                 *       ]
                 *     }
                 */
                "application/json": {
                    siteId: number;
                    folderId?: number | null;
                    uploadIds: string[];
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *           "siteId": 1,
                     *           "folderId": null,
                     *           "name": "会场.jpg",
                     *           "ext": "jpg",
                     *           "kind": "picture",
                     *           "size": 204800,
                     *           "width": 1280,
                     *           "height": 720,
                     *           "alt": "会场全景",
                     *           "focalX": 50,
                     *           "focalY": 40,
                     *           "url": "/api/file/content/3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *           "previewUrl": "/api/file/content/3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10?key=1.x&width=320",
                     *           "uploaderName": "钟以宁",
                     *           "createdAt": "2026-11-21 09:00:00",
                     *           "useCount": 1,
                     *           "duplicateCount": 0,
                     *           "version": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["LibraryFile"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLibraryFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "10000000-0000-4000-8000-000000000001",
                 *       "version": 0,
                 *       "name": "会场.jpg",
                 *       "alt": "会场全景",
                 *       "focalX": 50,
                 *       "focalY": 40
                 *     }
                 */
                "application/json": {
                    id: string;
                    version: number;
                    name: string;
                    alt: string;
                    /** @description Percent of the width. */
                    focalX: number;
                    /** @description Percent of the height. */
                    focalY: number;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *         "siteId": 1,
                     *         "folderId": null,
                     *         "name": "会场.jpg",
                     *         "ext": "jpg",
                     *         "kind": "picture",
                     *         "size": 204800,
                     *         "width": 1280,
                     *         "height": 720,
                     *         "alt": "会场全景",
                     *         "focalX": 50,
                     *         "focalY": 40,
                     *         "url": "/api/file/content/3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *         "previewUrl": "/api/file/content/3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10?key=1.x&width=320",
                     *         "uploaderName": "钟以宁",
                     *         "createdAt": "2026-11-21 09:00:00",
                     *         "useCount": 1,
                     *         "duplicateCount": 0,
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["LibraryFile"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceLibraryFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "10000000-0000-4000-8000-000000000001",
                 *       "version": 0,
                 *       "uploadId": "10000000-0000-4000-8000-000000000001"
                 *     }
                 */
                "application/json": {
                    id: string;
                    version: number;
                    uploadId: string;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *         "siteId": 1,
                     *         "folderId": null,
                     *         "name": "会场.jpg",
                     *         "ext": "jpg",
                     *         "kind": "picture",
                     *         "size": 204800,
                     *         "width": 1280,
                     *         "height": 720,
                     *         "alt": "会场全景",
                     *         "focalX": 50,
                     *         "focalY": 40,
                     *         "url": "/api/file/content/3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *         "previewUrl": "/api/file/content/3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10?key=1.x&width=320",
                     *         "uploaderName": "钟以宁",
                     *         "createdAt": "2026-11-21 09:00:00",
                     *         "useCount": 1,
                     *         "duplicateCount": 0,
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["LibraryFile"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeLibraryFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "10000000-0000-4000-8000-000000000001"
                 *       ],
                 *       "action": "move",
                 *       "folderId": null
                 *     }
                 */
                "application/json": {
                    ids: string[];
                    /** @enum {string} */
                    action: "move" | "delete";
                    /** @description move: where to; null for no folder. */
                    folderId?: number | null;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "changed": [
                     *           "10000000-0000-4000-8000-000000000001"
                     *         ],
                     *         "failed": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            changed: string[];
                            failed: {
                                id: string;
                                msg: string;
                            }[];
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateLibraryFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteId": 1,
                 *       "parentId": null,
                 *       "name": "秋季活动"
                 *     }
                 */
                "application/json": {
                    id?: number;
                    version?: number;
                    siteId: number;
                    parentId: number | null;
                    name: string;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "parentId": null,
                     *         "name": "秋季活动",
                     *         "fileCount": 3,
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["LibraryFolder"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLibraryFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "deleted": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            deleted: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readFile: {
        parameters: {
            query?: {
                /**
                 * @description Opens the file for ten minutes, for tags that cannot send a token.
                 * @example 1.x
                 */
                key?: string;
                /**
                 * @description Saved under its name instead of shown.
                 * @example 1
                 */
                download?: "1";
                /**
                 * @description Pixels that the page has for a picture: the smallest stored copy of at least this width is sent, without one the picture itself.
                 * @example 480
                 */
                width?: number;
            };
            header?: never;
            path: {
                /**
                 * @description File.
                 * @example 10000000-0000-4000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes, as what they are; types that a browser would run come as text or as a download. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example bytes */
                    "*/*": string;
                };
            };
            /** @description The part asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example bytes */
                    "*/*": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "分数的意义.pptx",
                 *       "size": 2048,
                 *       "sha256": "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0"
                 *     }
                 */
                "application/json": {
                    /** @description Name of the file with its extension. */
                    name: string;
                    /** @description Bytes. */
                    size: number;
                    /** @description Of the whole file. */
                    sha256: string;
                    /**
                     * @description Wanted although the same bytes are there.
                     * @enum {string}
                     */
                    isAgain?: "1";
                };
            };
        };
        responses: {
            /** @description The upload, or the resource that already has the same bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "upload": {
                     *           "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *           "name": "分数的意义.pptx",
                     *           "ext": "pptx",
                     *           "size": 2048,
                     *           "sha256": "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0",
                     *           "offset": 1024,
                     *           "isComplete": false,
                     *           "chunkSize": 4194304,
                     *           "expiresAt": "2026-11-28 09:00:00"
                     *         },
                     *         "known": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["UploadStart"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getUploads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uploads and the remaining quota. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "uploads": [
                     *           {
                     *             "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *             "name": "分数的意义.pptx",
                     *             "ext": "pptx",
                     *             "size": 2048,
                     *             "sha256": "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0",
                     *             "offset": 1024,
                     *             "isComplete": false,
                     *             "chunkSize": 4194304,
                     *             "expiresAt": "2026-11-28 09:00:00"
                     *           }
                     *         ],
                     *         "used": 2048,
                     *         "quota": 5368709120
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["UploadList"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Upload.
                 * @example 3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "已取消上传",
                     *       "data": {
                     *         "deleted": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            deleted: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Upload.
                 * @example 3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    /**
                     * @description Bytes that have come.
                     * @example 1024
                     */
                    "Upload-Offset"?: number;
                    /**
                     * @description Bytes of the whole.
                     * @example 2048
                     */
                    "Upload-Length"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Upload.
                 * @example 3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example bytes */
                "application/offset+octet-stream": string;
            };
        };
        responses: {
            /** @description The bytes were received. */
            204: {
                headers: {
                    /**
                     * @description Bytes that have come.
                     * @example 2048
                     */
                    "Upload-Offset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another place than the server’s. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "data": null,
                     *       "msg": "上传位置不一致，请从服务器记录的位置继续",
                     *       "code": "UPLOAD_OFFSET"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description More bytes than were announced. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "data": null,
                     *       "msg": "请求内容过大",
                     *       "code": "TOO_LARGE"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    completeUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Upload.
                 * @example 3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload, complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *         "name": "分数的意义.pptx",
                     *         "ext": "pptx",
                     *         "size": 2048,
                     *         "sha256": "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0",
                     *         "offset": 2048,
                     *         "isComplete": true,
                     *         "chunkSize": 4194304,
                     *         "expiresAt": "2026-11-28 09:00:00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Upload"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivitySignup: {
        parameters: {
            query: {
                /**
                 * @description The activity.
                 * @example 3
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's registration state for the activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "activityId": 3,
                     *         "phase": "open",
                     *         "signedAt": null,
                     *         "taken": 12,
                     *         "capacity": 60,
                     *         "maySignUp": true,
                     *         "checkin": {
                     *           "from": "2026-11-24 08:30:00",
                     *           "until": "2026-11-24 11:00:00",
                     *           "isOpen": false,
                     *           "checkedAt": null,
                     *           "creditHours": 2,
                     *           "code": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ActivitySignup"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUpForActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3
                 *     }
                 */
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description The registration state after the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "报名成功",
                     *       "data": {
                     *         "activityId": 3,
                     *         "phase": "open",
                     *         "signedAt": "2026-11-21 09:00:00",
                     *         "taken": 13,
                     *         "capacity": 60,
                     *         "maySignUp": true,
                     *         "checkin": {
                     *           "from": "2026-11-24 08:30:00",
                     *           "until": "2026-11-24 11:00:00",
                     *           "isOpen": false,
                     *           "checkedAt": null,
                     *           "creditHours": 2,
                     *           "code": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ActivitySignup"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelActivitySignup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3
                 *     }
                 */
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description The registration state after the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "已取消报名",
                     *       "data": {
                     *         "activityId": 3,
                     *         "phase": "open",
                     *         "signedAt": null,
                     *         "taken": 12,
                     *         "capacity": 60,
                     *         "maySignUp": true,
                     *         "checkin": {
                     *           "from": "2026-11-24 08:30:00",
                     *           "until": "2026-11-24 11:00:00",
                     *           "isOpen": false,
                     *           "checkedAt": null,
                     *           "creditHours": 2,
                     *           "code": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ActivitySignup"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkInToActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3,
                 *       "code": "204816"
                 *     }
                 */
                "application/json": {
                    id: number;
                    code: string;
                };
            };
        };
        responses: {
            /** @description The registration state after the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "签到成功",
                     *       "data": {
                     *         "activityId": 3,
                     *         "phase": "running",
                     *         "signedAt": "2026-11-21 09:00:00",
                     *         "taken": 12,
                     *         "capacity": 60,
                     *         "maySignUp": true,
                     *         "checkin": {
                     *           "from": "2026-11-24 08:30:00",
                     *           "until": "2026-11-24 11:00:00",
                     *           "isOpen": false,
                     *           "checkedAt": null,
                     *           "creditHours": 2,
                     *           "code": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ActivitySignup"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageOwnResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "state": "draft"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: {
                        /** @enum {string} */
                        state?: "draft" | "pending" | "on_shelf" | "off_shelf" | "returned";
                    };
                };
            };
        };
        responses: {
            /** @description The resources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 31,
                     *             "version": 0,
                     *             "title": "分数的意义",
                     *             "kind": "slides",
                     *             "state": "draft",
                     *             "gardeId": "2",
                     *             "courseId": "0202",
                     *             "gradeName": "五年级",
                     *             "textbook": null,
                     *             "chapter": null,
                     *             "author": "林砚秋",
                     *             "summary": "",
                     *             "range": "public",
                     *             "copyright": "own",
                     *             "changedAt": "2026-11-21 09:00:00",
                     *             "reason": null,
                     *             "files": []
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["OwnResourcePage"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "分数的意义",
                 *       "kind": "slides",
                 *       "gardeId": "2",
                 *       "courseId": "0202",
                 *       "gradeName": "五年级",
                 *       "author": "林砚秋",
                 *       "range": "public",
                 *       "copyright": "own",
                 *       "fileIds": [
                 *         "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10"
                 *       ]
                 *     }
                 */
                "application/json": {
                    id?: number;
                    version?: number;
                    title: string;
                    kind: components["schemas"]["ResourceKind"];
                    /** @description Grade stage. */
                    gardeId: string;
                    /** @description Subject. */
                    courseId: string;
                    gradeName?: string | null;
                    textbook?: string | null;
                    chapter?: string | null;
                    author: string;
                    summary?: string | null;
                    range: components["schemas"]["ResourceRange"];
                    copyright: components["schemas"]["ResourceCopyright"];
                    fileIds?: string[];
                };
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": {
                     *         "id": 31,
                     *         "version": 0,
                     *         "title": "分数的意义",
                     *         "kind": "slides",
                     *         "state": "draft",
                     *         "gardeId": "2",
                     *         "courseId": "0202",
                     *         "gradeName": "五年级",
                     *         "textbook": null,
                     *         "chapter": null,
                     *         "author": "林砚秋",
                     *         "summary": "",
                     *         "range": "public",
                     *         "copyright": "own",
                     *         "changedAt": "2026-11-21 09:00:00",
                     *         "reason": null,
                     *         "files": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["OwnResource"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31,
                 *       "version": 0
                 *     }
                 */
                "application/json": {
                    id: number;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The resource, now waiting for its reviewer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "已提交审核",
                     *       "data": {
                     *         "id": 31,
                     *         "version": 0,
                     *         "title": "分数的意义",
                     *         "kind": "slides",
                     *         "state": "pending",
                     *         "gardeId": "2",
                     *         "courseId": "0202",
                     *         "gradeName": "五年级",
                     *         "textbook": null,
                     *         "chapter": null,
                     *         "author": "林砚秋",
                     *         "summary": "",
                     *         "range": "public",
                     *         "copyright": "own",
                     *         "changedAt": "2026-11-21 09:00:00",
                     *         "reason": null,
                     *         "files": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["OwnResource"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Resource.
                 * @example 31
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "删除成功！",
                     *       "data": {
                     *         "deleted": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            deleted: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageRegistrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "state": "pending"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["RegistrationConditions"];
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 1,
                     *             "trackNo": "ZC7K2MQ4XW9D",
                     *             "userType": "4",
                     *             "name": "江映川",
                     *             "username": "t_jiangyc",
                     *             "schoolName": "望川市砚池小学",
                     *             "state": "pending",
                     *             "submittedAt": "2026-11-21 09:00:00",
                     *             "waitingHours": 24,
                     *             "decidedAt": null,
                     *             "deciderName": null
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10,
                     *         "counts": {
                     *           "pending": 1,
                     *           "approved": 0,
                     *           "returned": 1,
                     *           "expired": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["RegistrationPage"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegistration: {
        parameters: {
            query: {
                /** @example 1 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "trackNo": "ZC7K2MQ4XW9D",
                     *         "userType": "4",
                     *         "name": "江映川",
                     *         "username": "t_jiangyc",
                     *         "schoolName": "望川市砚池小学",
                     *         "state": "pending",
                     *         "submittedAt": "2026-11-21 09:00:00",
                     *         "waitingHours": 24,
                     *         "decidedAt": null,
                     *         "deciderName": null,
                     *         "sex": "0",
                     *         "birthDate": null,
                     *         "idCard": "380***********0628",
                     *         "mobile": "138****0000",
                     *         "email": "j***@doorway.example",
                     *         "areaName": "砚池区",
                     *         "remark": null,
                     *         "dutyName": "任课教师",
                     *         "subjects": [
                     *           "小学 数学"
                     *         ],
                     *         "userNumber": null,
                     *         "inSchoolYear": null,
                     *         "gradeName": null,
                     *         "className": null,
                     *         "enrollmentNumber": null,
                     *         "guardian": null,
                     *         "childUsername": null,
                     *         "consents": [
                     *           {
                     *             "textCode": "register.privacy",
                     *             "textVersion": "1"
                     *           }
                     *         ],
                     *         "reason": null,
                     *         "checks": {
                     *           "isNameTaken": false,
                     *           "sameName": 0,
                     *           "sameIdentity": null,
                     *           "ageOfClass": "unknown",
                     *           "child": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["RegistrationDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    auditRegistrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1
                 *       ],
                 *       "decision": "pass"
                 *     }
                 */
                "application/json": {
                    ids: number[];
                    /** @enum {string} */
                    decision: "pass" | "return";
                    /** @description At least 5 characters when returning. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "decided": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            decided: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "state": "pending"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["ManagedResourceConditions"];
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 31,
                     *             "title": "分数的意义",
                     *             "kind": "slides",
                     *             "state": "pending",
                     *             "range": "school",
                     *             "copyright": "own",
                     *             "gardeName": "小学",
                     *             "courseName": "数学",
                     *             "gradeName": "五年级",
                     *             "author": "林砚秋",
                     *             "ownerName": "林砚秋",
                     *             "orgName": "望川市砚池小学",
                     *             "changedAt": "2026-11-21 09:00:00",
                     *             "publishAt": null,
                     *             "viewCount": 0,
                     *             "isRecommended": false,
                     *             "fileCount": 1,
                     *             "openReports": 0,
                     *             "mayDecide": true,
                     *             "version": 1
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10,
                     *         "counts": {
                     *           "pending": 1,
                     *           "published": 60,
                     *           "returned": 0,
                     *           "withdrawn": 0,
                     *           "reports": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedResourcePage"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getResource: {
        parameters: {
            query: {
                /** @example 31 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 31,
                     *         "title": "分数的意义",
                     *         "kind": "slides",
                     *         "state": "pending",
                     *         "range": "school",
                     *         "copyright": "own",
                     *         "gardeName": "小学",
                     *         "courseName": "数学",
                     *         "gradeName": "五年级",
                     *         "author": "林砚秋",
                     *         "ownerName": "林砚秋",
                     *         "orgName": "望川市砚池小学",
                     *         "changedAt": "2026-11-21 09:00:00",
                     *         "publishAt": null,
                     *         "viewCount": 0,
                     *         "isRecommended": false,
                     *         "fileCount": 1,
                     *         "openReports": 0,
                     *         "mayDecide": true,
                     *         "version": 1,
                     *         "textbook": null,
                     *         "chapter": null,
                     *         "summary": "",
                     *         "files": [
                     *           {
                     *             "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *             "name": "分数的意义.pptx",
                     *             "size": 20480,
                     *             "ext": "pptx",
                     *             "url": "/api/file/content/3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10?key=k"
                     *           }
                     *         ],
                     *         "reviews": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedResourceDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    auditResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31,
                 *       "version": 1,
                 *       "decision": "pass"
                 *     }
                 */
                "application/json": {
                    id: number;
                    version: number;
                    /** @enum {string} */
                    decision: "pass" | "return" | "off";
                    /** @description At least 5 characters to return or take off. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "已通过，资源已上架",
                     *       "data": {
                     *         "id": 31,
                     *         "title": "分数的意义",
                     *         "kind": "slides",
                     *         "state": "on_shelf",
                     *         "range": "school",
                     *         "copyright": "own",
                     *         "gardeName": "小学",
                     *         "courseName": "数学",
                     *         "gradeName": "五年级",
                     *         "author": "林砚秋",
                     *         "ownerName": "林砚秋",
                     *         "orgName": "望川市砚池小学",
                     *         "changedAt": "2026-11-21 09:00:00",
                     *         "publishAt": null,
                     *         "viewCount": 0,
                     *         "isRecommended": false,
                     *         "fileCount": 1,
                     *         "openReports": 0,
                     *         "mayDecide": true,
                     *         "version": 1,
                     *         "textbook": null,
                     *         "chapter": null,
                     *         "summary": "",
                     *         "files": [
                     *           {
                     *             "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *             "name": "分数的意义.pptx",
                     *             "size": 20480,
                     *             "ext": "pptx",
                     *             "url": "/api/file/content/3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10?key=k"
                     *           }
                     *         ],
                     *         "reviews": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedResourceDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recommendResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31,
                 *       "version": 2,
                 *       "isRecommended": true
                 *     }
                 */
                "application/json": {
                    id: number;
                    version: number;
                    isRecommended: boolean;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": {
                     *         "id": 31,
                     *         "title": "分数的意义",
                     *         "kind": "slides",
                     *         "state": "on_shelf",
                     *         "range": "school",
                     *         "copyright": "own",
                     *         "gardeName": "小学",
                     *         "courseName": "数学",
                     *         "gradeName": "五年级",
                     *         "author": "林砚秋",
                     *         "ownerName": "林砚秋",
                     *         "orgName": "望川市砚池小学",
                     *         "changedAt": "2026-11-21 09:00:00",
                     *         "publishAt": null,
                     *         "viewCount": 0,
                     *         "isRecommended": false,
                     *         "fileCount": 1,
                     *         "openReports": 0,
                     *         "mayDecide": true,
                     *         "version": 1,
                     *         "textbook": null,
                     *         "chapter": null,
                     *         "summary": "",
                     *         "files": [
                     *           {
                     *             "id": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10",
                     *             "name": "分数的意义.pptx",
                     *             "size": 20480,
                     *             "ext": "pptx",
                     *             "url": "/api/file/content/3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10?key=k"
                     *           }
                     *         ],
                     *         "reviews": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ManagedResourceDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31,
                 *       "kind": "copyright",
                 *       "details": "课件使用了他人的图片"
                 *     }
                 */
                "application/json": {
                    id: number;
                    kind: components["schemas"]["ResourceReportKind"];
                    /** @description At least 5 characters. */
                    details: string;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "举报已提交，我们会尽快处理",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageResourceReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "state": "open"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: {
                        /** @enum {string} */
                        state?: "open" | "handled";
                    };
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 4,
                     *             "resourceId": 31,
                     *             "resourceTitle": "分数的意义",
                     *             "resourceState": "on_shelf",
                     *             "orgName": "望川市砚池小学",
                     *             "kind": "copyright",
                     *             "details": "课件使用了他人的图片",
                     *             "state": "open",
                     *             "result": null,
                     *             "reporterName": "许棠贝",
                     *             "createdAt": "2026-11-21 09:00:00",
                     *             "handlerName": null,
                     *             "handledAt": null
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ResourceReportPage"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    handleResourceReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 4,
                 *       "result": "图片已由作者更换"
                 *     }
                 */
                "application/json": {
                    id: number;
                    /** @description At least 5 characters. */
                    result: string;
                    /** @description The resource leaves the shelf. */
                    isTakenOff?: boolean;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": {
                     *         "id": 4,
                     *         "resourceId": 31,
                     *         "resourceTitle": "分数的意义",
                     *         "resourceState": "on_shelf",
                     *         "orgName": "望川市砚池小学",
                     *         "kind": "copyright",
                     *         "details": "课件使用了他人的图片",
                     *         "state": "handled",
                     *         "result": "图片已由作者更换",
                     *         "reporterName": "许棠贝",
                     *         "createdAt": "2026-11-21 09:00:00",
                     *         "handlerName": "宋槐序",
                     *         "handledAt": "2026-11-21 10:00:00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["ResourceReport"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageSchoolProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "state": "pending"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["SchoolProfileConditions"];
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "schoolId": 8,
                     *             "schoolName": "望川市砚池小学",
                     *             "areaName": "砚池区",
                     *             "state": "draft",
                     *             "isPublic": true,
                     *             "changedAt": "2026-11-21 09:00:00",
                     *             "submittedAt": null,
                     *             "publishAt": "2026-11-01 09:00:00",
                     *             "mayEdit": true,
                     *             "mayDecide": false,
                     *             "version": 1
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolProfilePage"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchoolProfile: {
        parameters: {
            query: {
                /** @example 8 */
                schoolId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "schoolId": 8,
                     *         "schoolName": "望川市砚池小学",
                     *         "areaName": "砚池区",
                     *         "state": "draft",
                     *         "isPublic": true,
                     *         "changedAt": "2026-11-21 09:00:00",
                     *         "submittedAt": null,
                     *         "publishAt": "2026-11-01 09:00:00",
                     *         "mayEdit": true,
                     *         "mayDecide": false,
                     *         "version": 1,
                     *         "submitterName": null,
                     *         "live": {
                     *           "motto": "一砚一世界",
                     *           "idea": "让每个孩子写好自己的名字，走好自己的路",
                     *           "intro": "学校创办于1952年。",
                     *           "foundedYear": 1952,
                     *           "studentBand": "1500—2000人",
                     *           "features": [
                     *             "翰墨校园"
                     *           ],
                     *           "honours": [
                     *             "望川市文明校园"
                     *           ],
                     *           "tags": [
                     *             "arts"
                     *           ],
                     *           "staffTotal": 96,
                     *           "staffSenior": 31,
                     *           "staffGraduate": 22,
                     *           "courses": [
                     *             {
                     *               "name": "翰墨校园",
                     *               "summary": "每天二十分钟写字课"
                     *             }
                     *           ],
                     *           "pictures": []
                     *         },
                     *         "draft": {
                     *           "motto": "一砚一世界",
                     *           "idea": "让每个孩子写好自己的名字，走好自己的路",
                     *           "intro": "学校创办于1952年。",
                     *           "foundedYear": 1952,
                     *           "studentBand": "1500—2000人",
                     *           "features": [
                     *             "翰墨校园"
                     *           ],
                     *           "honours": [
                     *             "望川市文明校园"
                     *           ],
                     *           "tags": [
                     *             "arts"
                     *           ],
                     *           "staffTotal": 96,
                     *           "staffSenior": 31,
                     *           "staffGraduate": 22,
                     *           "courses": [
                     *             {
                     *               "name": "翰墨校园",
                     *               "summary": "每天二十分钟写字课"
                     *             }
                     *           ],
                     *           "pictures": []
                     *         },
                     *         "files": [],
                     *         "reviews": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolProfileDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSchoolProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schoolId": 8,
                 *       "version": 0,
                 *       "content": {
                 *         "motto": "一砚一世界",
                 *         "idea": "让每个孩子写好自己的名字，走好自己的路",
                 *         "intro": "学校创办于1952年。",
                 *         "foundedYear": 1952,
                 *         "studentBand": "1500—2000人",
                 *         "features": [
                 *           "翰墨校园"
                 *         ],
                 *         "honours": [
                 *           "望川市文明校园"
                 *         ],
                 *         "tags": [
                 *           "arts"
                 *         ],
                 *         "staffTotal": 96,
                 *         "staffSenior": 31,
                 *         "staffGraduate": 22,
                 *         "courses": [
                 *           {
                 *             "name": "翰墨校园",
                 *             "summary": "每天二十分钟写字课"
                 *           }
                 *         ],
                 *         "pictures": []
                 *       }
                 *     }
                 */
                "application/json": {
                    schoolId: number;
                    /** @description 0 where nothing was written yet. */
                    version: number;
                    content: components["schemas"]["SchoolProfileContent"];
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": {
                     *         "schoolId": 8,
                     *         "schoolName": "望川市砚池小学",
                     *         "areaName": "砚池区",
                     *         "state": "draft",
                     *         "isPublic": true,
                     *         "changedAt": "2026-11-21 09:00:00",
                     *         "submittedAt": null,
                     *         "publishAt": "2026-11-01 09:00:00",
                     *         "mayEdit": true,
                     *         "mayDecide": false,
                     *         "version": 1,
                     *         "submitterName": null,
                     *         "live": {
                     *           "motto": "一砚一世界",
                     *           "idea": "让每个孩子写好自己的名字，走好自己的路",
                     *           "intro": "学校创办于1952年。",
                     *           "foundedYear": 1952,
                     *           "studentBand": "1500—2000人",
                     *           "features": [
                     *             "翰墨校园"
                     *           ],
                     *           "honours": [
                     *             "望川市文明校园"
                     *           ],
                     *           "tags": [
                     *             "arts"
                     *           ],
                     *           "staffTotal": 96,
                     *           "staffSenior": 31,
                     *           "staffGraduate": 22,
                     *           "courses": [
                     *             {
                     *               "name": "翰墨校园",
                     *               "summary": "每天二十分钟写字课"
                     *             }
                     *           ],
                     *           "pictures": []
                     *         },
                     *         "draft": {
                     *           "motto": "一砚一世界",
                     *           "idea": "让每个孩子写好自己的名字，走好自己的路",
                     *           "intro": "学校创办于1952年。",
                     *           "foundedYear": 1952,
                     *           "studentBand": "1500—2000人",
                     *           "features": [
                     *             "翰墨校园"
                     *           ],
                     *           "honours": [
                     *             "望川市文明校园"
                     *           ],
                     *           "tags": [
                     *             "arts"
                     *           ],
                     *           "staffTotal": 96,
                     *           "staffSenior": 31,
                     *           "staffGraduate": 22,
                     *           "courses": [
                     *             {
                     *               "name": "翰墨校园",
                     *               "summary": "每天二十分钟写字课"
                     *             }
                     *           ],
                     *           "pictures": []
                     *         },
                     *         "files": [],
                     *         "reviews": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolProfileDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitSchoolProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schoolId": 8,
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    schoolId: number;
                    /** @description 0 where nothing was written yet. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "已提交审核",
                     *       "data": {
                     *         "schoolId": 8,
                     *         "schoolName": "望川市砚池小学",
                     *         "areaName": "砚池区",
                     *         "state": "pending",
                     *         "isPublic": true,
                     *         "changedAt": "2026-11-21 09:00:00",
                     *         "submittedAt": null,
                     *         "publishAt": "2026-11-01 09:00:00",
                     *         "mayEdit": true,
                     *         "mayDecide": false,
                     *         "version": 1,
                     *         "submitterName": null,
                     *         "live": {
                     *           "motto": "一砚一世界",
                     *           "idea": "让每个孩子写好自己的名字，走好自己的路",
                     *           "intro": "学校创办于1952年。",
                     *           "foundedYear": 1952,
                     *           "studentBand": "1500—2000人",
                     *           "features": [
                     *             "翰墨校园"
                     *           ],
                     *           "honours": [
                     *             "望川市文明校园"
                     *           ],
                     *           "tags": [
                     *             "arts"
                     *           ],
                     *           "staffTotal": 96,
                     *           "staffSenior": 31,
                     *           "staffGraduate": 22,
                     *           "courses": [
                     *             {
                     *               "name": "翰墨校园",
                     *               "summary": "每天二十分钟写字课"
                     *             }
                     *           ],
                     *           "pictures": []
                     *         },
                     *         "draft": {
                     *           "motto": "一砚一世界",
                     *           "idea": "让每个孩子写好自己的名字，走好自己的路",
                     *           "intro": "学校创办于1952年。",
                     *           "foundedYear": 1952,
                     *           "studentBand": "1500—2000人",
                     *           "features": [
                     *             "翰墨校园"
                     *           ],
                     *           "honours": [
                     *             "望川市文明校园"
                     *           ],
                     *           "tags": [
                     *             "arts"
                     *           ],
                     *           "staffTotal": 96,
                     *           "staffSenior": 31,
                     *           "staffGraduate": 22,
                     *           "courses": [
                     *             {
                     *               "name": "翰墨校园",
                     *               "summary": "每天二十分钟写字课"
                     *             }
                     *           ],
                     *           "pictures": []
                     *         },
                     *         "files": [],
                     *         "reviews": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolProfileDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    auditSchoolProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schoolId": 8,
                 *       "version": 2,
                 *       "decision": "pass"
                 *     }
                 */
                "application/json": {
                    schoolId: number;
                    /** @description 0 where nothing was written yet. */
                    version: number;
                    /** @enum {string} */
                    decision: "pass" | "return" | "off";
                    /** @description At least 5 characters to return or take off. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "已通过，门户已更新",
                     *       "data": {
                     *         "schoolId": 8,
                     *         "schoolName": "望川市砚池小学",
                     *         "areaName": "砚池区",
                     *         "state": "published",
                     *         "isPublic": true,
                     *         "changedAt": "2026-11-21 09:00:00",
                     *         "submittedAt": null,
                     *         "publishAt": "2026-11-01 09:00:00",
                     *         "mayEdit": true,
                     *         "mayDecide": false,
                     *         "version": 1,
                     *         "submitterName": null,
                     *         "live": {
                     *           "motto": "一砚一世界",
                     *           "idea": "让每个孩子写好自己的名字，走好自己的路",
                     *           "intro": "学校创办于1952年。",
                     *           "foundedYear": 1952,
                     *           "studentBand": "1500—2000人",
                     *           "features": [
                     *             "翰墨校园"
                     *           ],
                     *           "honours": [
                     *             "望川市文明校园"
                     *           ],
                     *           "tags": [
                     *             "arts"
                     *           ],
                     *           "staffTotal": 96,
                     *           "staffSenior": 31,
                     *           "staffGraduate": 22,
                     *           "courses": [
                     *             {
                     *               "name": "翰墨校园",
                     *               "summary": "每天二十分钟写字课"
                     *             }
                     *           ],
                     *           "pictures": []
                     *         },
                     *         "draft": {
                     *           "motto": "一砚一世界",
                     *           "idea": "让每个孩子写好自己的名字，走好自己的路",
                     *           "intro": "学校创办于1952年。",
                     *           "foundedYear": 1952,
                     *           "studentBand": "1500—2000人",
                     *           "features": [
                     *             "翰墨校园"
                     *           ],
                     *           "honours": [
                     *             "望川市文明校园"
                     *           ],
                     *           "tags": [
                     *             "arts"
                     *           ],
                     *           "staffTotal": 96,
                     *           "staffSenior": 31,
                     *           "staffGraduate": 22,
                     *           "courses": [
                     *             {
                     *               "name": "翰墨校园",
                     *               "summary": "每天二十分钟写字课"
                     *             }
                     *           ],
                     *           "pictures": []
                     *         },
                     *         "files": [],
                     *         "reviews": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolProfileDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHomeSubmissionForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The children and the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "children": [
                     *           {
                     *             "id": 41,
                     *             "name": "王梓涵"
                     *           }
                     *         ],
                     *         "consent": {
                     *           "textCode": "preschool.image",
                     *           "textVersion": "1"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["HomeSubmissionForm"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageOwnHomeSubmissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "state": "pending"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: {
                        state?: components["schemas"]["SubmissionState"];
                    };
                };
            };
        };
        responses: {
            /** @description The submissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 5,
                     *             "version": 0,
                     *             "title": "纸箱小火车",
                     *             "workKind": "toy",
                     *             "field": "art",
                     *             "ageClass": "middle",
                     *             "content": "用旧纸箱和瓶盖做的小火车。",
                     *             "showsChild": true,
                     *             "childId": 41,
                     *             "state": "pending",
                     *             "submittedAt": "2026-11-21 09:00:00",
                     *             "changedAt": "2026-11-21 09:00:00",
                     *             "consent": {
                     *               "textVersion": "1",
                     *               "givenAt": "2026-11-21 09:00:00",
                     *               "withdrawnAt": null
                     *             },
                     *             "files": []
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["HomeSubmissionPage"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHomeSubmission: {
        parameters: {
            query: {
                /**
                 * @description Submission.
                 * @example 5
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 5,
                     *         "version": 0,
                     *         "title": "纸箱小火车",
                     *         "workKind": "toy",
                     *         "field": "art",
                     *         "ageClass": "middle",
                     *         "content": "用旧纸箱和瓶盖做的小火车。",
                     *         "showsChild": true,
                     *         "childId": 41,
                     *         "state": "draft",
                     *         "submittedAt": null,
                     *         "changedAt": "2026-11-21 09:00:00",
                     *         "consent": null,
                     *         "files": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["HomeSubmission"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveHomeSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "纸箱小火车",
                 *       "workKind": "toy",
                 *       "field": "art",
                 *       "ageClass": "middle",
                 *       "content": "用旧纸箱和瓶盖做的小火车。",
                 *       "showsChild": true,
                 *       "childId": 41,
                 *       "fileIds": []
                 *     }
                 */
                "application/json": {
                    id?: number;
                    version?: number;
                    title: string;
                    workKind?: components["schemas"]["HomeWorkKind"] | null;
                    field?: components["schemas"]["PreschoolField"] | null;
                    ageClass?: components["schemas"]["AgeClass"] | null;
                    /** @description Plain text. */
                    content?: string;
                    /** @description A picture shows a child. */
                    showsChild?: boolean;
                    /** @description The child that is shown. */
                    childId?: number | null;
                    fileIds?: string[];
                };
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": {
                     *         "id": 5,
                     *         "version": 0,
                     *         "title": "纸箱小火车",
                     *         "workKind": "toy",
                     *         "field": "art",
                     *         "ageClass": "middle",
                     *         "content": "用旧纸箱和瓶盖做的小火车。",
                     *         "showsChild": true,
                     *         "childId": 41,
                     *         "state": "draft",
                     *         "submittedAt": null,
                     *         "changedAt": "2026-11-21 09:00:00",
                     *         "consent": null,
                     *         "files": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["HomeSubmission"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitHomeSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "version": 0,
                 *       "consent": {
                 *         "textCode": "preschool.image",
                 *         "textVersion": "1"
                 *       }
                 *     }
                 */
                "application/json": {
                    id: number;
                    version?: number;
                    /** @description The guardian has read and accepted this text. */
                    consent?: {
                        textCode: string;
                        textVersion: string;
                    };
                };
            };
        };
        responses: {
            /** @description The submission, now waiting for its review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "已提交审核",
                     *       "data": {
                     *         "id": 5,
                     *         "version": 0,
                     *         "title": "纸箱小火车",
                     *         "workKind": "toy",
                     *         "field": "art",
                     *         "ageClass": "middle",
                     *         "content": "用旧纸箱和瓶盖做的小火车。",
                     *         "showsChild": true,
                     *         "childId": 41,
                     *         "state": "pending",
                     *         "submittedAt": "2026-11-21 09:00:00",
                     *         "changedAt": "2026-11-21 09:00:00",
                     *         "consent": {
                     *           "textVersion": "1",
                     *           "givenAt": "2026-11-21 09:00:00",
                     *           "withdrawnAt": null
                     *         },
                     *         "files": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["HomeSubmission"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawHomeSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    id: number;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The submission, withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "已撤回",
                     *       "data": {
                     *         "id": 5,
                     *         "version": 0,
                     *         "title": "纸箱小火车",
                     *         "workKind": "toy",
                     *         "field": "art",
                     *         "ageClass": "middle",
                     *         "content": "用旧纸箱和瓶盖做的小火车。",
                     *         "showsChild": true,
                     *         "childId": 41,
                     *         "state": "withdrawn",
                     *         "submittedAt": "2026-11-21 09:00:00",
                     *         "changedAt": "2026-11-21 09:00:00",
                     *         "consent": {
                     *           "textVersion": "1",
                     *           "givenAt": "2026-11-21 09:00:00",
                     *           "withdrawnAt": "2026-11-21 10:00:00"
                     *         },
                     *         "files": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["HomeSubmission"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteHomeSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Submission.
                 * @example 5
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "删除成功！",
                     *       "data": {
                     *         "deleted": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            deleted: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPersonalSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "name": "林砚秋",
                     *         "userType": "4",
                     *         "schoolId": 8,
                     *         "schoolName": "望川市砚池小学",
                     *         "gradeName": null,
                     *         "className": null,
                     *         "imgPath": null,
                     *         "completeness": 80,
                     *         "missing": [
                     *           "imgPath"
                     *         ],
                     *         "counts": {
                     *           "resources": 1,
                     *           "favourites": 2,
                     *           "signups": 1,
                     *           "submissions": 0,
                     *           "unread": 3
                     *         },
                     *         "creditHours": 2,
                     *         "closure": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["PersonalSummary"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageMyFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "type": "article",
                     *             "id": 12,
                     *             "title": "关于举办微课大赛的通知",
                     *             "isAvailable": true,
                     *             "addedAt": "2026-11-21 09:00:00"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["Favourite"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFavourite: {
        parameters: {
            query: {
                /**
                 * @description Kind of the item.
                 * @example article
                 */
                type: "article" | "resource";
                /**
                 * @description The item.
                 * @example 12
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "isFavourite": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            isFavourite: boolean;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "resource",
                 *       "id": 3,
                 *       "isFavourite": true
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    type: "article" | "resource";
                    id: number;
                    isFavourite: boolean;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "已收藏",
                     *       "data": {
                     *         "isFavourite": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            isFavourite: boolean;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageMySignups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "activityId": 3,
                     *             "name": "小学数学同课异构",
                     *             "startAt": "2026-11-24 09:00:00",
                     *             "endAt": "2026-11-24 11:00:00",
                     *             "place": "砚池小学",
                     *             "signedAt": "2026-11-20 09:00:00",
                     *             "checkedAt": null,
                     *             "creditHours": null,
                     *             "phase": "coming"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["OwnSignup"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Story@2026"
                 *     }
                 */
                "application/json": {
                    /** @description The password of the account; encrypted where a public key is set. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "jobId": "3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            jobId: string;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestAccountClosure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Story@2026"
                 *     }
                 */
                "application/json": {
                    /** @description The password of the account; encrypted where a public key is set. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "requestedAt": "2026-11-21 09:00:00",
                     *         "dueAt": "2026-12-06 09:00:00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["AccountClosure"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelAccountClosure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "subjectName": "王梓涵",
                     *           "scope": "image_publicity",
                     *           "textCode": "preschool.image",
                     *           "textVersion": "1",
                     *           "givenAt": "2026-11-21 09:00:00",
                     *           "withdrawnAt": null,
                     *           "submissions": [
                     *             "阳台上的种子日记"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["OwnConsent"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1
                 *     }
                 */
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "subjectName": "王梓涵",
                     *         "scope": "image_publicity",
                     *         "textCode": "preschool.image",
                     *         "textVersion": "1",
                     *         "givenAt": "2026-11-21 09:00:00",
                     *         "withdrawnAt": "2026-11-22 09:00:00",
                     *         "submissions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["OwnConsent"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchoolChangeProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "people": [
                     *           {
                     *             "userId": 20,
                     *             "name": "许棠贝",
                     *             "isChild": false,
                     *             "schoolName": "望川市第三中学",
                     *             "gradeName": null,
                     *             "className": null,
                     *             "isStudent": false,
                     *             "hasOpenRequest": true,
                     *             "isBlocked": false
                     *           }
                     *         ],
                     *         "requests": [
                     *           {
                     *             "id": 1,
                     *             "version": 1,
                     *             "userId": 20,
                     *             "userName": "许棠贝",
                     *             "userType": "4",
                     *             "kind": "transfer",
                     *             "fromSchoolName": "望川市第三中学",
                     *             "toSchoolName": "云津区实验学校",
                     *             "toGradeName": null,
                     *             "toClassName": null,
                     *             "effectiveOn": "2026-12-01",
                     *             "reason": "家庭住址变动",
                     *             "state": "out_agreed",
                     *             "currentStep": "in",
                     *             "createdAt": "2026-11-19 09:00:00",
                     *             "steps": [
                     *               {
                     *                 "step": "out",
                     *                 "orgName": "望川市第三中学",
                     *                 "decision": "agree",
                     *                 "byName": null,
                     *                 "at": "2026-11-20 09:00:00",
                     *                 "reason": null
                     *               },
                     *               {
                     *                 "step": "in",
                     *                 "orgName": "云津区实验学校",
                     *                 "decision": null,
                     *                 "byName": null,
                     *                 "at": null,
                     *                 "reason": null
                     *               }
                     *             ],
                     *             "files": [],
                     *             "mayDecide": false,
                     *             "mayWithdraw": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolChangeProgress"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchTargetSchools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "实验",
                 *       "areaCode": "380100"
                 *     }
                 */
                "application/json": {
                    keyword: string;
                    areaCode?: string;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": [
                     *         {
                     *           "id": 14,
                     *           "name": "云津区实验学校",
                     *           "areaName": "云津区"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["TargetSchool"][] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitSchoolChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": 20,
                 *       "kind": "transfer",
                 *       "toSchoolId": 14,
                 *       "effectiveOn": "2026-12-01",
                 *       "reason": "家庭住址变动"
                 *     }
                 */
                "application/json": {
                    userId: number;
                    /** @enum {string} */
                    kind: "transfer" | "move" | "graduation" | "correction";
                    toSchoolId: number;
                    toGradeId?: number;
                    toClassId?: number;
                    effectiveOn: string;
                    reason: string;
                    fileIds?: string[];
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "version": 1,
                     *         "userId": 20,
                     *         "userName": "许棠贝",
                     *         "userType": "4",
                     *         "kind": "transfer",
                     *         "fromSchoolName": "望川市第三中学",
                     *         "toSchoolName": "云津区实验学校",
                     *         "toGradeName": null,
                     *         "toClassName": null,
                     *         "effectiveOn": "2026-12-01",
                     *         "reason": "家庭住址变动",
                     *         "state": "out_agreed",
                     *         "currentStep": "in",
                     *         "createdAt": "2026-11-19 09:00:00",
                     *         "steps": [
                     *           {
                     *             "step": "out",
                     *             "orgName": "望川市第三中学",
                     *             "decision": "agree",
                     *             "byName": null,
                     *             "at": "2026-11-20 09:00:00",
                     *             "reason": null
                     *           },
                     *           {
                     *             "step": "in",
                     *             "orgName": "云津区实验学校",
                     *             "decision": null,
                     *             "byName": null,
                     *             "at": null,
                     *             "reason": null
                     *           }
                     *         ],
                     *         "files": [],
                     *         "mayDecide": false,
                     *         "mayWithdraw": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolChange"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawSchoolChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1
                 *     }
                 */
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "version": 1,
                     *         "userId": 20,
                     *         "userName": "许棠贝",
                     *         "userType": "4",
                     *         "kind": "transfer",
                     *         "fromSchoolName": "望川市第三中学",
                     *         "toSchoolName": "云津区实验学校",
                     *         "toGradeName": null,
                     *         "toClassName": null,
                     *         "effectiveOn": "2026-12-01",
                     *         "reason": "家庭住址变动",
                     *         "state": "out_agreed",
                     *         "currentStep": "in",
                     *         "createdAt": "2026-11-19 09:00:00",
                     *         "steps": [
                     *           {
                     *             "step": "out",
                     *             "orgName": "望川市第三中学",
                     *             "decision": "agree",
                     *             "byName": null,
                     *             "at": "2026-11-20 09:00:00",
                     *             "reason": null
                     *           },
                     *           {
                     *             "step": "in",
                     *             "orgName": "云津区实验学校",
                     *             "decision": null,
                     *             "byName": null,
                     *             "at": null,
                     *             "reason": null
                     *           }
                     *         ],
                     *         "files": [],
                     *         "mayDecide": false,
                     *         "mayWithdraw": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolChange"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageSchoolChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "queue": "waiting"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: components["schemas"]["SchoolChangeConditions"];
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 1,
                     *             "version": 1,
                     *             "userId": 20,
                     *             "userName": "许棠贝",
                     *             "userType": "4",
                     *             "kind": "transfer",
                     *             "fromSchoolName": "望川市第三中学",
                     *             "toSchoolName": "云津区实验学校",
                     *             "toGradeName": null,
                     *             "toClassName": null,
                     *             "effectiveOn": "2026-12-01",
                     *             "reason": "家庭住址变动",
                     *             "state": "out_agreed",
                     *             "currentStep": "in",
                     *             "createdAt": "2026-11-19 09:00:00",
                     *             "steps": [
                     *               {
                     *                 "step": "out",
                     *                 "orgName": "望川市第三中学",
                     *                 "decision": "agree",
                     *                 "byName": null,
                     *                 "at": "2026-11-20 09:00:00",
                     *                 "reason": null
                     *               },
                     *               {
                     *                 "step": "in",
                     *                 "orgName": "云津区实验学校",
                     *                 "decision": null,
                     *                 "byName": null,
                     *                 "at": null,
                     *                 "reason": null
                     *               }
                     *             ],
                     *             "files": [],
                     *             "mayDecide": false,
                     *             "mayWithdraw": false
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["SchoolChange"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchoolChange: {
        parameters: {
            query: {
                /**
                 * @description The request.
                 * @example 1
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "version": 1,
                     *         "userId": 20,
                     *         "userName": "许棠贝",
                     *         "userType": "4",
                     *         "kind": "transfer",
                     *         "fromSchoolName": "望川市第三中学",
                     *         "toSchoolName": "云津区实验学校",
                     *         "toGradeName": null,
                     *         "toClassName": null,
                     *         "effectiveOn": "2026-12-01",
                     *         "reason": "家庭住址变动",
                     *         "state": "out_agreed",
                     *         "currentStep": "in",
                     *         "createdAt": "2026-11-19 09:00:00",
                     *         "steps": [
                     *           {
                     *             "step": "out",
                     *             "orgName": "望川市第三中学",
                     *             "decision": "agree",
                     *             "byName": null,
                     *             "at": "2026-11-20 09:00:00",
                     *             "reason": null
                     *           },
                     *           {
                     *             "step": "in",
                     *             "orgName": "云津区实验学校",
                     *             "decision": null,
                     *             "byName": null,
                     *             "at": null,
                     *             "reason": null
                     *           }
                     *         ],
                     *         "files": [],
                     *         "mayDecide": false,
                     *         "mayWithdraw": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolChange"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideSchoolChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "version": 1,
                 *       "decision": "agree"
                 *     }
                 */
                "application/json": {
                    id: number;
                    version: number;
                    /** @enum {string} */
                    decision: "agree" | "reject";
                    /** @description At least 5 characters to reject. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "version": 1,
                     *         "userId": 20,
                     *         "userName": "许棠贝",
                     *         "userType": "4",
                     *         "kind": "transfer",
                     *         "fromSchoolName": "望川市第三中学",
                     *         "toSchoolName": "云津区实验学校",
                     *         "toGradeName": null,
                     *         "toClassName": null,
                     *         "effectiveOn": "2026-12-01",
                     *         "reason": "家庭住址变动",
                     *         "state": "out_agreed",
                     *         "currentStep": "in",
                     *         "createdAt": "2026-11-19 09:00:00",
                     *         "steps": [
                     *           {
                     *             "step": "out",
                     *             "orgName": "望川市第三中学",
                     *             "decision": "agree",
                     *             "byName": null,
                     *             "at": "2026-11-20 09:00:00",
                     *             "reason": null
                     *           },
                     *           {
                     *             "step": "in",
                     *             "orgName": "云津区实验学校",
                     *             "decision": null,
                     *             "byName": null,
                     *             "at": null,
                     *             "reason": null
                     *           }
                     *         ],
                     *         "files": [],
                     *         "mayDecide": false,
                     *         "mayWithdraw": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["SchoolChange"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompetitions: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Kind.
                 * @example micro
                 */
                kind?: "micro" | "other";
                /**
                 * @description Year of the results.
                 * @example 2026
                 */
                year?: string;
                /**
                 * @description How far it is.
                 * @example running
                 */
                stage?: "coming" | "signup" | "running" | "finished";
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 1,
                     *             "code": "yunze-micro-3",
                     *             "name": "云泽省第三届中小学微课大赛",
                     *             "shortName": "第三届微课大赛",
                     *             "edition": 3,
                     *             "year": 2026,
                     *             "kind": "micro",
                     *             "summary": "一节微课讲透一个知识点。",
                     *             "stage": "running",
                     *             "phases": [
                     *               {
                     *                 "kind": "round",
                     *                 "level": "province",
                     *                 "roundNo": 1,
                     *                 "name": "初评",
                     *                 "startAt": "2026-11-11 17:00:00",
                     *                 "endAt": "2026-11-28 17:00:00",
                     *                 "graceMinutes": 0,
                     *                 "manual": "auto"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["CompetitionCard"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPortalCompetition: {
        parameters: {
            query: {
                /**
                 * @description Site; absent means the one of the host name.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Competition.
                 * @example 1
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "code": "yunze-micro-3",
                     *         "name": "云泽省第三届中小学微课大赛",
                     *         "shortName": "第三届微课大赛",
                     *         "edition": 3,
                     *         "year": 2026,
                     *         "kind": "micro",
                     *         "summary": "一节微课讲透一个知识点。",
                     *         "stage": "running",
                     *         "phases": [
                     *           {
                     *             "kind": "round",
                     *             "level": "province",
                     *             "roundNo": 1,
                     *             "name": "初评",
                     *             "startAt": "2026-11-11 17:00:00",
                     *             "endAt": "2026-11-28 17:00:00",
                     *             "graceMinutes": 0,
                     *             "manual": "auto"
                     *           }
                     *         ],
                     *         "host": "云泽省教育厅",
                     *         "undertaker": "省教育技术装备中心",
                     *         "introHtml": "<p>赛事介绍</p>",
                     *         "rulesHtml": "<ol><li>规则</li></ol>",
                     *         "groups": [
                     *           {
                     *             "id": 2,
                     *             "name": "小学组",
                     *             "gardeIds": [
                     *               "2"
                     *             ]
                     *           }
                     *         ],
                     *         "criteria": [
                     *           {
                     *             "name": "教学内容",
                     *             "max": 30,
                     *             "parts": [
                     *               {
                     *                 "name": "科学正确",
                     *                 "max": 15
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "limits": {
                     *           "perPerson": 1,
                     *           "coauthors": 2,
                     *           "instructors": 0
                     *         },
                     *         "userTypes": [
                     *           "4"
                     *         ],
                     *         "promise": {
                     *           "version": "2026-01",
                     *           "text": "本人承诺作品为原创。"
                     *         },
                     *         "slots": [
                     *           {
                     *             "key": "video",
                     *             "label": "微课视频",
                     *             "isRequired": true,
                     *             "types": [
                     *               "mp4"
                     *             ],
                     *             "maxMegabytes": 500,
                     *             "maxSeconds": 600
                     *           }
                     *         ],
                     *         "worksPublicFrom": "2026-11-09 17:00:00",
                     *         "serverTime": "2026-11-21 09:00:00",
                     *         "viewerActions": [
                     *           "viewSchedule"
                     *         ],
                     *         "entry": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["CompetitionDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWinningWorks: {
        parameters: {
            query?: {
                /**
                 * @description Site; absent means the one of the host name.
                 * @example prov
                 */
                siteCode?: string;
                /**
                 * @description Competition.
                 * @example 2
                 */
                competitionId?: number;
                /**
                 * @description Year of the results.
                 * @example 2025
                 */
                year?: string;
                /**
                 * @description Name of the award.
                 * @example 一等奖
                 */
                award?: string;
                /**
                 * @description Words to find.
                 * @example 面积
                 */
                keyword?: string;
                /**
                 * @description Page from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "grantId": 1,
                     *             "workId": 49,
                     *             "kind": "work",
                     *             "title": "长方形的面积为什么是长乘宽",
                     *             "competitionId": 2,
                     *             "competitionName": "云泽省第二届中小学微课大赛",
                     *             "year": 2025,
                     *             "groupName": "小学组",
                     *             "awardName": "一等奖",
                     *             "awardLevel": 1,
                     *             "holderName": "林砚秋",
                     *             "schoolName": "望川市砚池小学",
                     *             "areaName": "砚池区",
                     *             "gardeName": "小学",
                     *             "courseName": "数学",
                     *             "coverUrl": null
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["WinningWork"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageOpenCompetitions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "kind": "other"
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: {
                        /** @enum {string} */
                        kind?: "micro" | "other";
                        year?: string;
                        /** @enum {string} */
                        stage?: "coming" | "signup" | "running" | "finished";
                    };
                };
            };
        };
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 1,
                     *             "code": "yunze-micro-3",
                     *             "name": "云泽省第三届中小学微课大赛",
                     *             "shortName": "第三届微课大赛",
                     *             "edition": 3,
                     *             "year": 2026,
                     *             "kind": "micro",
                     *             "summary": "一节微课讲透一个知识点。",
                     *             "stage": "running",
                     *             "phases": [
                     *               {
                     *                 "kind": "round",
                     *                 "level": "province",
                     *                 "roundNo": 1,
                     *                 "name": "初评",
                     *                 "startAt": "2026-11-11 17:00:00",
                     *                 "endAt": "2026-11-28 17:00:00",
                     *                 "graceMinutes": 0,
                     *                 "manual": "auto"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["CompetitionCard"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompetitionDetail: {
        parameters: {
            query: {
                /**
                 * @description Competition.
                 * @example 1
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 1,
                     *         "code": "yunze-micro-3",
                     *         "name": "云泽省第三届中小学微课大赛",
                     *         "shortName": "第三届微课大赛",
                     *         "edition": 3,
                     *         "year": 2026,
                     *         "kind": "micro",
                     *         "summary": "一节微课讲透一个知识点。",
                     *         "stage": "running",
                     *         "phases": [
                     *           {
                     *             "kind": "round",
                     *             "level": "province",
                     *             "roundNo": 1,
                     *             "name": "初评",
                     *             "startAt": "2026-11-11 17:00:00",
                     *             "endAt": "2026-11-28 17:00:00",
                     *             "graceMinutes": 0,
                     *             "manual": "auto"
                     *           }
                     *         ],
                     *         "host": "云泽省教育厅",
                     *         "undertaker": "省教育技术装备中心",
                     *         "introHtml": "<p>赛事介绍</p>",
                     *         "rulesHtml": "<ol><li>规则</li></ol>",
                     *         "groups": [
                     *           {
                     *             "id": 2,
                     *             "name": "小学组",
                     *             "gardeIds": [
                     *               "2"
                     *             ]
                     *           }
                     *         ],
                     *         "criteria": [
                     *           {
                     *             "name": "教学内容",
                     *             "max": 30,
                     *             "parts": [
                     *               {
                     *                 "name": "科学正确",
                     *                 "max": 15
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "limits": {
                     *           "perPerson": 1,
                     *           "coauthors": 2,
                     *           "instructors": 0
                     *         },
                     *         "userTypes": [
                     *           "4"
                     *         ],
                     *         "promise": {
                     *           "version": "2026-01",
                     *           "text": "本人承诺作品为原创。"
                     *         },
                     *         "slots": [
                     *           {
                     *             "key": "video",
                     *             "label": "微课视频",
                     *             "isRequired": true,
                     *             "types": [
                     *               "mp4"
                     *             ],
                     *             "maxMegabytes": 500,
                     *             "maxSeconds": 600
                     *           }
                     *         ],
                     *         "worksPublicFrom": "2026-11-09 17:00:00",
                     *         "serverTime": "2026-11-21 09:00:00",
                     *         "viewerActions": [
                     *           "viewSchedule"
                     *         ],
                     *         "entry": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["CompetitionDetail"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageWinningWorks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {
                 *         "competitionId": 2
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: {
                        competitionId?: number;
                        year?: string;
                        award?: string;
                        keyword?: string;
                    };
                };
            };
        };
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "grantId": 1,
                     *             "workId": 49,
                     *             "kind": "work",
                     *             "title": "长方形的面积为什么是长乘宽",
                     *             "competitionId": 2,
                     *             "competitionName": "云泽省第二届中小学微课大赛",
                     *             "year": 2025,
                     *             "groupName": "小学组",
                     *             "awardName": "一等奖",
                     *             "awardLevel": 1,
                     *             "holderName": "林砚秋",
                     *             "schoolName": "望川市砚池小学",
                     *             "areaName": "砚池区",
                     *             "gardeName": "小学",
                     *             "courseName": "数学",
                     *             "coverUrl": null
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["WinningWork"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageEnterWorks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 12,
                 *       "t": {
                 *         "competitionId": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: {
                        competitionId: number;
                        groupId?: number;
                        keyword?: string;
                    };
                };
            };
        };
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "workId": 7,
                     *             "workNo": "W14532",
                     *             "title": "三角形的内角和为什么是180度",
                     *             "summary": "一节微课。",
                     *             "groupName": "小学组",
                     *             "gardeName": "小学",
                     *             "courseName": "数学",
                     *             "coverUrl": null,
                     *             "authorName": null,
                     *             "schoolName": null
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 12,
                     *         "isBlind": true,
                     *         "opensAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["EnterWorkPage"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPageMyResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPage": 1,
                 *       "pageSize": 10,
                 *       "t": {}
                 *     }
                 */
                "application/json": {
                    currentPage: number;
                    pageSize: number;
                    t?: {
                        competitionId?: number;
                        year?: string;
                    };
                };
            };
        };
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "workId": 49,
                     *             "workNo": "W26543",
                     *             "title": "长方形的面积为什么是长乘宽",
                     *             "competitionId": 2,
                     *             "competitionName": "云泽省第二届中小学微课大赛",
                     *             "year": 2025,
                     *             "groupName": "小学组",
                     *             "gardeName": "小学",
                     *             "courseName": "数学",
                     *             "stage": "published",
                     *             "publishAt": null,
                     *             "returnReason": null,
                     *             "awardName": "一等奖",
                     *             "result": {
                     *               "score": "92.83",
                     *               "topPercent": 13,
                     *               "criteria": [
                     *                 {
                     *                   "name": "教学内容",
                     *                   "max": 30,
                     *                   "score": "27.83"
                     *                 }
                     *               ],
                     *               "comments": []
                     *             },
                     *             "certificate": {
                     *               "no": "泽微课证〔2025〕第000123号",
                     *               "verifyCode": "ABCDEFGH23",
                     *               "state": "valid",
                     *               "issuedAt": "2025-12-28 17:00:00"
                     *             }
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "currentPage": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            data: components["schemas"]["MyResult"][];
                            total: number;
                            currentPage: number;
                            pageSize: number;
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "泽微课证〔2025〕第000123号",
                 *       "verifyCode": "ABCDEFGH23"
                 *     }
                 */
                "application/json": {
                    no: string;
                    /** @description Ten letters and digits; case and spaces do not matter. */
                    verifyCode: string;
                };
            };
        };
        responses: {
            /** @description The certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "no": "泽微课证〔2025〕第000123号",
                     *         "holderName": "林砚秋",
                     *         "awardName": "一等奖",
                     *         "competitionName": "云泽省第二届中小学微课大赛",
                     *         "workTitle": "长方形的面积为什么是长乘宽",
                     *         "issuedAt": "2025-12-28 17:00:00",
                     *         "state": "valid",
                     *         "revokedAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["CertificateCheck"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEntryEligibility: {
        parameters: {
            query: {
                /**
                 * @description Competition.
                 * @example 4
                 */
                competitionId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules that do not hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "ok": true,
                     *         "failedRules": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: {
                            ok: boolean;
                            failedRules: ("notOpenYet" | "closed" | "userType" | "school" | "entered")[];
                        } | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    insertOrUpdateEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "competitionId": 4,
                 *       "groupId": 14,
                 *       "gardeId": "2",
                 *       "courseId": "0210",
                 *       "topic": "会变色的紫甘蓝",
                 *       "members": [
                 *         {
                 *           "role": "coauthor",
                 *           "name": "许棠贝",
                 *           "orgName": "望川市第三中学"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EntryWrite"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "保存成功！",
                     *       "data": {
                     *         "id": 3,
                     *         "competitionId": 4,
                     *         "groupId": 14,
                     *         "gardeId": "2",
                     *         "courseId": "0210",
                     *         "topic": "会变色的紫甘蓝",
                     *         "members": [],
                     *         "state": "draft",
                     *         "stateReason": null,
                     *         "receiptNo": null,
                     *         "submittedAt": null,
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Entry"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3,
                 *       "promiseVersion": "2026-01"
                 *     }
                 */
                "application/json": {
                    id: number;
                    version?: number;
                    /** @description Version of the promise that the caller has read and accepted. */
                    promiseVersion: string;
                };
            };
        };
        responses: {
            /** @description Submitted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "报名成功",
                     *       "data": {
                     *         "id": 3,
                     *         "competitionId": 4,
                     *         "groupId": 14,
                     *         "gardeId": "2",
                     *         "courseId": "0210",
                     *         "topic": "会变色的紫甘蓝",
                     *         "members": [],
                     *         "state": "draft",
                     *         "stateReason": null,
                     *         "receiptNo": null,
                     *         "submittedAt": null,
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Entry"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3
                 *     }
                 */
                "application/json": {
                    id: number;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "已取消报名",
                     *       "data": {
                     *         "id": 3,
                     *         "competitionId": 4,
                     *         "groupId": 14,
                     *         "gardeId": "2",
                     *         "courseId": "0210",
                     *         "topic": "会变色的紫甘蓝",
                     *         "members": [],
                     *         "state": "draft",
                     *         "stateReason": null,
                     *         "receiptNo": null,
                     *         "submittedAt": null,
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Entry"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEntry: {
        parameters: {
            query: {
                /**
                 * @description Entry.
                 * @example 3
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "msg": "",
                     *       "data": {
                     *         "id": 3,
                     *         "competitionId": 4,
                     *         "groupId": 14,
                     *         "gardeId": "2",
                     *         "courseId": "0210",
                     *         "topic": "会变色的紫甘蓝",
                     *         "members": [],
                     *         "state": "draft",
                     *         "stateReason": null,
                     *         "receiptNo": null,
                     *         "submittedAt": null,
                     *         "version": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        msg: string;
                        data: components["schemas"]["Entry"] | null;
                        code?: string;
                        errors?: components["schemas"]["FieldError"][];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
