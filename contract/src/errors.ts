/** Every error that the server tells on purpose: its code and the HTTP status it travels with. The words are `error.<code>` in messages. */
export const errorStatus = {
  'request.invalid': 422,
  'request.not-json': 400,
  'request.too-large': 413,
  'request.unsupported-type': 415,
  'request.too-many': 429,
  'request.not-found': 404,
  'request.upload-missing': 422,
  'server.failed': 500,
  'server.busy': 503,
  'server.no-space': 507,
  'database.conflict': 400,
  'database.unavailable': 503,
  'database.read-only': 503,
  'database.damaged': 500,

  'access.not-logged-in': 401,
  'access.forbidden': 403,
  'access.api-token': 403,

  'auth.invalid-credentials': 401,
  'auth.locked': 423,
  'auth.signup-disabled': 403,
  'auth.invalid-invitation': 400,
  'auth.group-missing': 422,
  'auth.passwords-differ': 422,
  'auth.password-wrong': 400,
  'auth.password-managed-elsewhere': 400,
  'auth.token-not-found': 404,
  'auth.token-of-another': 403,

  'setup.done': 404,
  'setup.required': 503,
  'setup.wrong-code': 403,

  'user.not-found': 404,
  'user.username-taken': 409,
  'user.email-taken': 409,
  'user.not-yourself': 403,
  'user.cannot-promote': 403,
  'user.cannot-demote-yourself': 403,
  'user.own-rights': 403,
  'user.rights-of-admin': 403,

  'group.not-found': 404,
  'group.name-taken': 409,
  'invitation.not-found': 404,

  'list.bad-order': 400,
  'list.bad-filter': 400,
  'list.seed-missing': 422,

  'food.not-found': 404,
  'food.name-taken': 400,
  'food.alias-taken': 400,
  'unit.not-found': 404,
  'unit.name-taken': 400,
  'unit.alias-taken': 400,
  'unit.standard-incomplete': 400,
  'label.not-found': 404,
  'label.name-taken': 400,
  'organizer.not-found': 404,
  'organizer.name-taken': 400,
  'merge.into-itself': 400,
  'duplicates.one-thing': 400,
  'bin.recipe-first': 409,
  'bin.not-found': 404,
  'merge.not-found': 404,
  'merge.later-one-first': 400,
  'table.unreadable': 400,
  'table.no-names': 400,
  'table.too-many-rows': 400,
  'seeder.unknown-locale': 422,
  'cookbook.not-found': 404,
  'cookbook.too-many-picked': 422,
  'shopping-list.not-found': 404,
  'shopping-list.other-list': 400,
  'shopping-item.not-found': 404,
  'shopping-item.on-other-list': 409,
  'shopping-operation.other-content': 409,
  'share-token.not-found': 404,
  'share-token.ended-already': 400,

  'mealplan.not-found': 404,
  'mealplan.empty': 422,
  'mealplan.ends-before': 422,
  'mealplan.too-long': 422,
  'mealplan.leftover-of-itself': 422,
  'mealplan.leftover-before': 422,
  'mealplan.nothing-left': 409,
  'mealplan.no-match': 404,
  'mealplan.rule-not-found': 404,
  'mealplan.template-not-found': 404,
  'mealplan.repeat-not-found': 404,
  'mealplan.calendar-not-found': 404,

  'recipe.not-found': 404,
  'recipe.version-not-found': 404,
  'recipe.name-taken': 400,
  'recipe.part-of-itself': 400,
  'recipe.parts-in-circle': 400,
  'recipe.locked': 403,
  'recipe.lock-of-another': 403,
  'recipe.of-another': 403,
  'recipe.changed-meanwhile': 409,
  'recipe.token-invalid': 401,
  'timeline.not-found': 404,
  'comment.not-found': 404,
  'comment.of-another': 403,
  'comment.switched-off': 403,
  'filter.not-found': 404,
  'filter.name-taken': 400,
  'recipe.template-unknown': 400,
  'export.not-found': 404,
  'export.not-ready': 400,
  'export.token-missing': 400,

  'parser.not-configured': 400,
  'parser.model-unreachable': 400,
  'parser.model-unreadable': 400,
  'correction.not-found': 404,

  'report.not-found': 404,
  'report.no-entry': 404,

  'media.not-found': 404,
  'image.not-an-image': 400,
  'image.too-large': 413,
  'asset.fields-missing': 400,

  'ocr.pdf-broken': 400,
  'ocr.pdf-encrypted': 400,
  'ocr.pdf-too-long': 400,
  'ocr.too-slow': 400,
  'ocr.too-much-memory': 400,
  'ocr.nothing-to-read': 400,
  'ocr.too-many-files': 400,
  'ocr.model-not-configured': 400,
  'ocr.model-unreachable': 400,
  'ocr.model-unreadable': 400,
  'ocr.model-too-many-pages': 400,
  'ocr.asset-not-found': 404,

  'import.no-recipe': 400,
  'import.no-recipe-in-text': 400,
  'import.robot-check': 400,
  'import.unknown-file': 400,
  'import.nothing-given': 422,
  'import.hand-over-used': 400,
  'import.no-page': 404,
  'import.no-draft': 404,
  'import.bad-address': 422,
  'import.blocked-address': 400,
  'import.timeout': 408,
  'import.too-complex': 400,
  'import.too-large': 400,
  'import.unreachable': 400,
  'import.refused': 400,
  'import.site-failed': 400,
  'import.not-found': 400,
  'import.bad-archive': 400,
  'import.no-recipe-in-archive': 400,
  'import.too-many-in-archive': 400,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What a failed call answers: words for people, a code for programs. */
export interface ErrorReply {
  detail: {
    message: string;
    code: ErrorCode;
    error: true;
    exception: null;
    requestId?: string;
    [more: string]: unknown;
  };
}

/** What a call with invalid values answers, status 422: one entry per field, its place as a path from body, query or form. */
export interface InvalidReply {
  detail: { loc: (string | number)[]; msg: string; type: string }[];
}
