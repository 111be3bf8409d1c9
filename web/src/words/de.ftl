confirm = So machen
