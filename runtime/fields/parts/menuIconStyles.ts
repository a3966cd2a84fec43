import 'virtual:menu-icons.css'
