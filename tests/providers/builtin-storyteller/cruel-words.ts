/** Words of what nobody is threatened with in a story for everyone; a coat may be hanged on a nail, and ivy may be poison. */
export const cruel =
  /\b(?:gallows|nooses?|hanged(?! (?:(?:a|the|his|her|their|your) )?(?:\w+ )?(?:coats?|cloaks?|hats?|lamps?|signs?|gates?|doors?|pictures?|washing|up)\b)|hangman|hanging matter|(?:to|will|shall|must) hang for|lynch\w*|poison(?! (?:ivy|oak)\b)\w*|tortur\w*|on the rack|thumbscrews?|behead\w*|flay\w*|guillotin\w*|executioners?|executed|strangl\w*|burn\w* at the stake|impal\w*|firing squad|hemlock|arsenic)\b/i;
