// The frame of all ways in, with the form that most people want.
export { AuthPage } from '../../views/sign-in/auth-wrapper/AuthPage.tsx';
export { SignInPage } from '../../views/sign-in/SignInPage.tsx';
export { openSignIn } from '../../composition/sign-in/sign-in.ts';
