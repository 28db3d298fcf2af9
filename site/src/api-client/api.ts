/** Where a door of the API is: the site's own origin unless the build names another. */
export const apiAddress = (path: `/${string}`): string => `${import.meta.env.PUBLIC_API_ORIGIN ?? ""}${path}`;
