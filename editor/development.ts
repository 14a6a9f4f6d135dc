/** Imported first: what is imported after it looks at this once. An account on a server often has `production` there. */
process.env.NODE_ENV = "development";
